//! The summary as pictures: SVG to put into a paper, and Vega-Lite to change.

use plotters::prelude::*;
use serde_json::json;

use super::summary::{METRICS, Sum};
use super::{Study, unwritten};
use crate::Error;

const WIDTH: u32 = 900;
const PANEL: u32 = 40;
const ROW: u32 = 22;
/// Colours of placements.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 114, 178), RGBColor(213, 94, 0), RGBColor(0, 158, 115), RGBColor(204, 121, 167)];

/// A panel for each metric: a dot for the total of each strategy by that of the reference, and its interval.
pub(super) fn svg(study: &Study, sums: &[Sum]) -> Result<String, Error> {
    let mut placements: Vec<&str> = Vec::new();
    for sum in sums {
        if !placements.contains(&sum.placement.as_str()) {
            placements.push(&sum.placement);
        }
    }
    let panels: Vec<(&str, Vec<&Sum>)> = METRICS
        .iter()
        .map(|&(metric, title)| {
            let of_metric = sums.iter().filter(|sum| sum.metric == metric && sum.ratio.is_some());
            (title, of_metric.collect::<Vec<_>>())
        })
        .filter(|(_, sums)| !sums.is_empty())
        .collect();
    let height = |rows: usize| PANEL * 2 + ROW * rows as u32;
    let total: u32 = panels.iter().map(|(_, sums)| height(sums.len())).sum::<u32>() + PANEL;
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, (WIDTH, total.max(PANEL * 2))).into_drawing_area();
        root.fill(&WHITE).map_err(unwritten)?;
        let title = format!("{}: totals by those of {}", study.name, study.statistics.reference);
        let (head, mut rest) = root.split_vertically(PANEL);
        head.draw(&Text::new(title, (16, 12), ("sans-serif", 20))).map_err(unwritten)?;
        for (title, sums) in panels {
            let (area, below) = rest.split_vertically(height(sums.len()));
            rest = below;
            let bounds = sums.iter().filter_map(|sum| sum.ratio);
            let low = bounds.clone().map(|ratio| ratio.low).fold(1.0, f64::min);
            let high = bounds.map(|ratio| ratio.high).fold(1.0, f64::max);
            let margin = ((high - low) * 0.05).max(0.01);
            let mut chart = ChartBuilder::on(&area)
                .caption(title, ("sans-serif", 16))
                .margin(4)
                .margin_right(24)
                .x_label_area_size(24)
                .y_label_area_size(210)
                .build_cartesian_2d(low - margin..high + margin, -0.5..sums.len() as f64 - 0.5)
                .map_err(unwritten)?;
            let names: Vec<String> = sums
                .iter()
                .rev()
                .map(|sum| match placements.len() {
                    1 => sum.strategy.clone(),
                    _ => format!("{}, {}", sum.strategy, sum.placement),
                })
                .collect();
            let name = |at: &f64| {
                let is_row = (at - at.round()).abs() < 1e-9 && *at >= 0.0;
                names.get(at.round() as usize).filter(|_| is_row).cloned().unwrap_or_default()
            };
            chart
                .configure_mesh()
                .disable_y_mesh()
                .light_line_style(TRANSPARENT)
                .y_labels(sums.len() * 2 + 1)
                .y_label_formatter(&name)
                .draw()
                .map_err(unwritten)?;
            for (index, sum) in sums.iter().rev().enumerate() {
                let Some(ratio) = sum.ratio else { continue };
                let placement = placements.iter().position(|&known| known == sum.placement).unwrap_or(0);
                let (y, colour) = (index as f64, COLOURS[placement % COLOURS.len()]);
                let line = PathElement::new(vec![(ratio.low, y), (ratio.high, y)], colour.stroke_width(2));
                chart.draw_series([line]).map_err(unwritten)?;
                chart.draw_series([Circle::new((ratio.value, y), 4, colour.filled())]).map_err(unwritten)?;
            }
        }
        root.present().map_err(unwritten)?;
    }
    Ok(text)
}

/// The same for Vega-Lite 5, with the data in it.
pub(super) fn vega_lite(study: &Study, sums: &[Sum]) -> String {
    let values: Vec<_> = sums
        .iter()
        .filter_map(|sum| {
            let ratio = sum.ratio?;
            Some(json!({
                "placement": sum.placement, "strategy": sum.strategy, "metric": sum.metric,
                "total": sum.total, "ratio": ratio.value, "low": ratio.low, "high": ratio.high,
            }))
        })
        .collect();
    let x = |field: &str| json!({ "field": field, "type": "quantitative", "scale": { "zero": false } });
    let y = json!({ "field": "strategy", "type": "nominal", "sort": null });
    let colour = json!({ "field": "placement", "type": "nominal" });
    let chart = json!({
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "title": format!("{}: totals by those of {}", study.name, study.statistics.reference),
        "data": { "values": values },
        "facet": { "row": { "field": "metric", "type": "nominal", "sort": null } },
        "resolve": { "scale": { "x": "independent" } },
        "spec": { "layer": [
            { "mark": "rule",
              "encoding": { "x": x("low"), "x2": { "field": "high" }, "y": y, "color": colour } },
            { "mark": { "type": "point", "filled": true, "tooltip": true },
              "encoding": { "x": x("ratio"), "y": y, "color": colour } },
        ]},
    });
    serde_json::to_string_pretty(&chart).unwrap_or_default() + "\n"
}

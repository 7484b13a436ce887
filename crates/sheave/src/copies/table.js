// The rows of the table: lines of text, each a row as HTML, of which those in sight become elements.

const heads = [...document.querySelectorAll('th')];
const body = document.querySelector('tbody');
const frame = document.querySelector('.table');
const filter = document.querySelector('#filter');
const lines = document.querySelector('#rows').textContent.split('\n').filter(Boolean);
const unescaped = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const textOf = html => html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, name => unescaped[name]);
/** What is in the cells of a row, as text. */
const cellsOf = line => line.split('<td>').slice(1).map(textOf);
/** The height of a row: that of the style sheet, until one is seen. */
let height = 25;
/** The numbers of all rows as they are sorted, and of those that are shown. */
let order = lines.map((_, at) => at);
let shown = order;
let drawn = '';

// Columns keep their widths, whatever part of the table is in sight.
const widths = heads.map(head => head.textContent.length + 1);
for (const line of lines) cellsOf(line).forEach((text, i) => { widths[i] = Math.max(widths[i], text.length); });
heads.forEach((head, i) => { head.style.minWidth = `${widths[i]}ch`; });

/** Makes the rows from `first` to `last`, and empty space for the others. */
function draw(first, last) {
  const key = `${first} ${last}`;
  if (key === drawn) return;
  drawn = key;
  const rest = n => `<tr class="rest"><td style="height:${n * height}px" colspan="${heads.length}"></td></tr>`;
  // An even number of rows is above, so that stripes stay where they are.
  body.innerHTML = rest(first) + '<tr hidden></tr>' + shown.slice(first, last).map(at => lines[at]).join('') + rest(shown.length - last);
}

function drawSeen() {
  const top = Math.floor(frame.scrollTop / height) - 20;
  const first = Math.max(0, top - top % 2);
  draw(first, Math.min(shown.length, first + Math.ceil(frame.clientHeight / height) + 60));
}

/** Chooses rows with the words of the filter, in the order of `order`. */
function choose() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = at => {
    const text = cellsOf(lines[at]).join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  };
  shown = words.length ? order.filter(matches) : order;
  frame.scrollTop = 0;
  drawn = '';
  drawSeen();
}

heads.forEach((head, i) => head.addEventListener('click', () => {
  const up = head.dataset.up = head.dataset.up === '1' ? '' : '1';
  const keys = lines.map(line => {
    const text = cellsOf(line)[i] ?? '', n = Number(text);
    return text !== '' && !Number.isNaN(n) ? n : text;
  });
  const words = new Intl.Collator();
  const compare = (a, b) => typeof a === 'number' && typeof b === 'number' ? a - b
    : words.compare(String(a), String(b));
  order = [...order].sort((a, b) => (up ? 1 : -1) * compare(keys[a], keys[b]));
  choose();
}));

filter.addEventListener('input', choose);
frame.addEventListener('scroll', drawSeen, { passive: true });
window.addEventListener('resize', drawSeen);
window.addEventListener('beforeprint', () => draw(0, shown.length));
drawSeen();
const row = body.querySelector('tr:not(.rest):not([hidden])');
if (row) {
  height = row.getBoundingClientRect().height || height;
  drawn = '';
  drawSeen();
}
document.body.dataset.ready = 'yes';

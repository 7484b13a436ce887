"""The totals of a study by DuckDB, from its table of functions: python3 totals.py FOLDER"""
import sys

import duckdb

print(duckdb.sql(f"""
    SELECT placement, strategy, count(DISTINCT (program, function)) AS functions,
           sum(value) FILTER (metric = 'copies_inserted') AS inserted,
           sum(value) FILTER (metric = 'copies_left') AS "left",
           sum(value) FILTER (metric = 'moves') AS moves
    FROM read_csv('{sys.argv[1]}/functions.csv', types = {{'value': 'UBIGINT'}})
    WHERE detail IS NULL OR detail = ''
    GROUP BY ALL ORDER BY "left"
"""))

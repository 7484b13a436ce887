// A database in memory, for SQLite compiled to WebAssembly: tables, indices, joins, aggregates, recursive
// queries, texts and updates. Every result is printed.

#include <stdio.h>
#include <stdlib.h>
#include "sqlite3.h"

static int print_row(void *label, int n, char **values, char **names) {
    (void)names;
    printf("%s:", (const char *)label);
    for (int i = 0; i < n; i++) printf(" %s", values[i] ? values[i] : "null");
    printf("\n");
    return 0;
}

static void run(sqlite3 *db, const char *label, const char *sql) {
    char *message = 0;
    if (sqlite3_exec(db, sql, print_row, (void *)label, &message) != SQLITE_OK) {
        printf("%s: error: %s\n", label, message);
        exit(1);
    }
}

int main(int argc, char **argv) {
    int rows = argc > 1 ? atoi(argv[1]) : 20000;
    sqlite3 *db;
    if (sqlite3_open(":memory:", &db) != SQLITE_OK) {
        printf("cannot open: %s\n", sqlite3_errmsg(db));
        return 1;
    }
    run(db, "schema",
        "create table part(id integer primary key, name text, weight real, kind int);"
        "create table sale(part int, day int, n int, note text);"
        "create table kind(id int, title text);"
        "insert into kind values(0,'bolt'),(1,'nut'),(2,'washer'),(3,'spring'),(4,'gear'),(5,'axle'),(6,'rod');");
    run(db, "begin", "begin");
    sqlite3_stmt *part, *sale;
    sqlite3_prepare_v2(db, "insert into part values(?,?,?,?)", -1, &part, 0);
    sqlite3_prepare_v2(db, "insert into sale values(?,?,?,?)", -1, &sale, 0);
    unsigned seed = 12345;
    for (int i = 0; i < rows; i++) {
        char name[40];
        seed = seed * 1103515245u + 12345u;
        snprintf(name, sizeof name, "part-%u-%c", seed % 1000u, 'a' + (int)(seed >> 16) % 26);
        sqlite3_bind_int(part, 1, i);
        sqlite3_bind_text(part, 2, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_double(part, 3, (seed >> 8) % 10007 / 64.0);
        sqlite3_bind_int(part, 4, (int)(seed >> 12) % 7);
        sqlite3_step(part);
        sqlite3_reset(part);
        for (int k = 0; k < 3; k++) {
            seed = seed * 1103515245u + 12345u;
            sqlite3_bind_int(sale, 1, (int)((seed >> 9) % (unsigned)rows));
            sqlite3_bind_int(sale, 2, (int)(seed >> 5) % 365);
            sqlite3_bind_int(sale, 3, 1 + (int)(seed >> 20) % 9);
            sqlite3_bind_text(sale, 4, seed & 64 ? "cash" : "credit", -1, SQLITE_STATIC);
            sqlite3_step(sale);
            sqlite3_reset(sale);
        }
    }
    sqlite3_finalize(part);
    sqlite3_finalize(sale);
    run(db, "commit", "commit");
    run(db, "index", "create index sale_part on sale(part); create index part_name on part(name, weight);");
    run(db, "count", "select count(*), sum(n), min(day), max(day), avg(n) from sale");
    run(db, "kinds",
        "select k.title, count(*), round(sum(p.weight), 3), max(p.name) from part p join kind k on k.id = p.kind"
        " group by k.title order by 2 desc, 1");
    run(db, "best",
        "select p.id, p.name, sum(s.n) as total from sale s join part p on p.id = s.part"
        " where s.note = 'cash' group by p.id having total > 20 order by total desc, p.id limit 12");
    run(db, "texts",
        "select upper(substr(name, 6, 3)) as t, count(*), group_concat(distinct kind) from part"
        " where name like '%-q' or name glob 'part-1*z' group by t order by t limit 15");
    run(db, "recursive",
        "with recursive f(i, a, b) as (select 1, 0, 1 union all select i + 1, b, a + b from f where i < 60)"
        " select max(b), printf('%x', max(b)), sum(a % 1000) from f");
    run(db, "windows",
        "select day, total, sum(total) over (order by day rows 6 preceding) from"
        " (select day, sum(n) as total from sale group by day) order by day limit 10");
    run(db, "update", "update part set weight = weight * 1.5, name = replace(name, '-', '+') where kind % 2 = 1");
    run(db, "delete", "delete from sale where part in (select id from part where weight < 20) and day < 100");
    run(db, "left", "select count(*), sum(length(note)), total(n * 0.25) from sale");
    run(db, "check", "pragma integrity_check");
    sqlite3_close(db);
    return 0;
}

-- one row that is written to see whether the database can be written at all
create table readiness (
  id integer primary key check (id = 1),
  written_at timestamptz not null
);

insert into readiness (id, written_at) values (1, now());

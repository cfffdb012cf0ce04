-- A released report is fixed by the hash of its file; every way it takes to the household is noted.
alter table report add column release jsonb;

create table report_delivery (
  report_id uuid not null references report on delete cascade,
  place integer not null,
  channel text not null,
  at timestamptz not null,
  by_user text not null,
  primary key (report_id, place)
);

-- A released report is kept as it was released, sealed by a key that is no part of the database. It goes with its household only.
create table report_file (
  report_id uuid primary key references report on delete cascade,
  key_id text not null,
  sealed bytea not null
);
create index report_file_key on report_file (key_id);

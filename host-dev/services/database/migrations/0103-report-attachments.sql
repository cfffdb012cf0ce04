-- What goes along with a report: sealed from the beginning, by a key that is no part of the database. It goes with its report only, once that is released.
create table report_attachment (
  attachment_id uuid primary key,
  report_id uuid not null references report on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  added_at timestamptz not null,
  added_by text not null,
  key_id text not null,
  sealed bytea not null
);
create index report_attachment_report on report_attachment (report_id, added_at);
create index report_attachment_key on report_attachment (key_id);

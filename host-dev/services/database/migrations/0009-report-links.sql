-- A released report goes to the household by a link that a code opens. The file is kept as long as the link is open.
create table report_link (
  link_id uuid primary key,
  report_id uuid not null references report on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  wrong_codes integer not null default 0,
  opened_at timestamptz,
  revoked_at timestamptz,
  content bytea
);
create index report_link_report on report_link (report_id, created_at desc);

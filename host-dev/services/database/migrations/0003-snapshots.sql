create table snapshot (
  snapshot_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  label text not null,
  occasion text not null,
  created_at timestamptz not null,
  created_by text not null,
  sha256 text not null,
  payload jsonb not null
);
create index snapshot_household on snapshot (household_id, created_at desc);

create table report (
  report_id uuid primary key,
  snapshot_id uuid not null references snapshot on delete cascade,
  kind text not null,
  status text not null,
  created_at timestamptz not null,
  created_by text not null
);
create index report_snapshot on report (snapshot_id, created_at desc);

-- One row per write that a client may repeat; kept for a day. body is null where the answer is read again.
create table idempotency_key (
  user_id text not null,
  key uuid not null,
  request text not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table audit (
  audit_id uuid primary key,
  at timestamptz not null,
  user_id text not null,
  contract text,
  action text not null,
  household_id uuid,
  subject_id uuid,
  hash text
);
create index audit_household on audit (household_id, at);

-- Data that is loaded once.
create table seed (
  name text primary key,
  at timestamptz not null
);

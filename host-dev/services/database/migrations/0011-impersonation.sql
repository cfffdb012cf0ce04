-- Somebody of the organisation acts in the role of a user for a while: only reading, with a reason, and noted.
create table impersonation (
  impersonation_id uuid primary key,
  actor text not null references advisor_user,
  user_id text not null references advisor_user,
  contract text not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);

-- user_id is who really acted, as_user in whose role; detail names the section that was read, never a value.
alter table audit add column as_user text;
alter table audit add column detail text;

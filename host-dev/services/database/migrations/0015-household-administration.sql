-- How a household stands: archived ones are read only, locked ones open to the responsible advisor alone.
alter table household
  add column status text not null default 'active'
    check (status in ('active', 'archived', 'locked', 'deletionRequested')),
  -- two persons have decided: from the day after on it is removed for good
  add column kept_until date;
create index household_kept_until on household (kept_until) where kept_until is not null;

-- What one advisor asks and another decides: to take a household over, to delete one.
create table household_request (
  request_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  kind text not null check (kind in ('handOver', 'deletion')),
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  requested_by text not null references advisor_user,
  requested_at timestamptz not null,
  from_contract text not null,
  to_contract text,
  reason text,
  decided_by text references advisor_user,
  decided_at timestamptz
);
create unique index household_request_open on household_request (household_id) where status = 'open';

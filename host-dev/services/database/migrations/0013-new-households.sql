-- Who has a file already is looked for by birth date first.
create index person_birth_date on person (birth_date);

-- An advisor asks for a file that is held under another contract; only its owner sees whose it is.
create table access_request (
  request_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  contract text not null,
  requested_by text not null references advisor_user,
  requested_at timestamptz not null,
  granted boolean,
  decided_at timestamptz,
  decided_by text
);
-- one open request per file and contract
create unique index access_request_open on access_request (household_id, contract) where granted is null;

-- What each user has opened last.
create table household_visit (
  user_id text not null references advisor_user on delete cascade,
  household_id uuid not null references household on delete cascade,
  at timestamptz not null,
  primary key (user_id, household_id)
);
create index household_visit_latest on household_visit (user_id, at desc);

-- When each context was last chosen.
alter table advisor_context add column last_used timestamptz;

-- Who comes next.
create index household_next_appointment on household (next_appointment) where next_appointment is not null;

-- What a household tells ahead of an appointment ("Kunde füllt vorab aus"): a link that a code opens, what is asked for, and
-- what was answered, until the advisor has decided about it.
create table intake_link (
  link_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  -- who asks: a household that is no longer open to the contract is asked nothing more
  contract text not null,
  code_hash text not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  wrong_codes integer not null default 0,
  opened_at timestamptz,
  revoked_at timestamptz,
  -- names of areas; persons as {"personId", "firstName"}: nothing else of the household is shown behind the link
  areas jsonb not null,
  persons jsonb not null,
  -- when the information on data protection was passed: nothing is kept before
  informed_at timestamptz,
  -- by answer key
  answers jsonb not null default '{}',
  sent_at timestamptz,
  decided_at timestamptz
);
create index intake_link_household on intake_link (household_id, created_at desc);

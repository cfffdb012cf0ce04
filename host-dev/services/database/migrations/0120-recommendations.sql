-- Codes by which a household recommends its advisor, or by which somebody is invited to the team; and who has left a contact
-- there themselves. Nobody is named before: a code knows only who gives it on.
create table recommendation (
  recommendation_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  kind text not null check (kind in ('recommendation', 'team')),
  code text not null unique,
  giver_id uuid not null,
  way text not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0
);
create index recommendation_household on recommendation (household_id, created_at desc);

-- What somebody has entered is sealed by a key that is no part of the database; until they confirm it nobody reads it.
create table recommendation_contact (
  contact_id uuid primary key,
  recommendation_id uuid not null references recommendation on delete cascade,
  token_hash text not null unique,
  key_id text not null,
  sealed bytea not null,
  hides_giver boolean not null,
  entered_at timestamptz not null,
  confirmed_at timestamptz,
  state text not null default 'wanted',
  reason text,
  changed_at timestamptz not null
);
create index recommendation_contact_of on recommendation_contact (recommendation_id);

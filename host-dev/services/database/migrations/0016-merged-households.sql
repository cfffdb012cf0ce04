-- A household that another one has taken in, so that its number and its links still find the one that stays.
create table merged_household (
  household_id uuid primary key,
  legacy_household_id integer not null unique,
  into_household_id uuid not null references household on delete cascade,
  merged_at timestamptz not null
);
create index merged_household_into on merged_household (into_household_id);

-- Somebody who stood in both of them: what was recorded of her under the other id is hers.
create table merged_person (
  person_id uuid not null,
  household_id uuid not null references household on delete cascade,
  became_id uuid not null,
  primary key (household_id, person_id)
);

-- Who has moved out, and of which households: what was recorded of her there is still known of her.
create table moved_person (
  person_id uuid not null,
  household_id uuid not null references household on delete cascade,
  from_household_id uuid not null references household on delete cascade,
  primary key (household_id, person_id, from_household_id)
);
create index moved_person_from on moved_person (from_household_id);

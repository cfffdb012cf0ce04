-- What one person discussed alone when it was deleted: snapshots from before go on without it. What stands in a document says so itself.
create table discussed_alone (
  household_id uuid not null references household on delete cascade,
  entry_id uuid not null,
  person_id uuid not null,
  primary key (household_id, entry_id)
);

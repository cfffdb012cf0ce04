-- Files that a household handed in. In the database, so that every process has them and one backup holds all.
create table household_file (
  file_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null,
  created_by text not null,
  content bytea not null
);
create index household_file_household on household_file (household_id, created_at desc);

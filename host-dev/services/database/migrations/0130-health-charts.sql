-- What somebody says of their own health, sealed with a key of that person which is no part of the database and of no backup.
-- Beside it stands nothing of what was said: the day of the first answer, how many there are, a mark that the copy has too.
create table health_chart (
  chart_id uuid primary key,
  household_id uuid not null references household on delete cascade,
  person_id uuid not null,
  version integer not null,
  key_id text not null,
  sealed bytea not null,
  answers integer not null,
  checksum text not null,
  given_on date not null,
  changed_at timestamptz not null,
  kept_until timestamptz not null,
  copied_version integer,
  copied_at timestamptz,
  unique (household_id, person_id)
);
create index health_chart_kept_until on health_chart (kept_until);

-- The record of answers that are gone.
create table health_chart_end (
  position bigint generated always as identity primary key,
  household_id uuid not null references household on delete cascade,
  person_id uuid not null,
  version integer not null,
  reason text not null check (reason in ('removed', 'consentWithdrawn', 'expired')),
  at timestamptz not null,
  given_on date not null,
  answers integer not null,
  checksum text not null,
  copied boolean not null
);
create index health_chart_end_person on health_chart_end (household_id, person_id, position);

-- Keys to be destroyed: noted in the same transaction that removes what they have sealed, whatever removes it.
create table health_key_due (key_id text primary key);
create function note_health_key() returns trigger language plpgsql as $$ begin insert into health_key_due (key_id) values (old.key_id) on conflict do nothing; return old; end $$;
create trigger health_chart_key_is_due after delete on health_chart for each row execute function note_health_key();

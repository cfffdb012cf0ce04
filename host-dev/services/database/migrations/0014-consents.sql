-- Consents, withdrawals, and information that was handed over: one row per deed, in the order of recording.
create table consent_record (
  position bigint generated always as identity primary key,
  consent_id uuid not null unique,
  household_id uuid not null references household on delete cascade,
  person_id uuid not null,
  topic text not null,
  deed text not null check (deed in ('given', 'withdrawn', 'handedOver')),
  text_version text not null,
  form text,
  given_by uuid,
  on_day date,
  at timestamptz not null,
  recorded_by text not null,
  proof jsonb,
  sha256 text not null
);
create index consent_record_household on consent_record (household_id, position);

-- A deed is never rewritten. Its household may change, when two of them become one.
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'a consent is never changed'; end $$;
create trigger consent_record_is_final
  before update of consent_id, person_id, topic, deed, text_version, form, given_by, on_day, at, recorded_by, proof, sha256
  on consent_record for each row execute function refuse_change();

-- Who wants to be forgotten. It outlives the household, so that what was done can be shown.
create table deletion_requests (
  position bigint generated always as identity primary key,
  request_id uuid not null unique,
  household_id uuid not null,
  -- without one: everything about the household
  person_id uuid,
  reason text not null,
  state text not null check (state in ('requested', 'withdrawn', 'refused', 'carriedOut')),
  requested_at timestamptz not null,
  requested_by text not null,
  decided_at timestamptz,
  decided_by text
);
create index deletion_requests_household on deletion_requests (household_id, position);
create unique index deletion_requests_open on deletion_requests (household_id, coalesce(person_id, household_id))
  where state = 'requested';

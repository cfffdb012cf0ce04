-- Households and what is searched of them. Keys are made by the application; nothing here is an extension.
create table household (
  household_id uuid primary key,
  legacy_household_id integer not null unique,
  name text not null,
  -- the folded name: a stable order that does not depend on the server's language
  sort_name text collate "C" not null,
  postal_code text,
  city text,
  last_appointment date,
  next_appointment date
);
create index household_order on household (sort_name, household_id);

create table person (
  household_id uuid not null references household on delete cascade,
  person_id uuid not null,
  position integer not null,
  role text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  primary key (household_id, person_id)
);

-- What a household is found by: parts of its persons' names, folded both ways (ä as ae and as a), and postal codes.
-- A word is a prefix of a term, so the plain index of the primary key answers it.
create table search_term (
  term text collate "C" not null,
  household_id uuid not null references household on delete cascade,
  primary key (term, household_id)
);
create index search_term_household on search_term (household_id);

-- Which accounting contract may see which household, and why.
create table household_access (
  household_id uuid not null references household on delete cascade,
  contract text not null,
  kind text not null check (kind in ('OWN', 'DELEGATED', 'ASSISTANCE')),
  primary key (contract, household_id)
);
create index household_access_household on household_access (household_id);

-- One versioned document per section. field_versions: for every changed path the version that changed it last.
create table section (
  household_id uuid not null references household on delete cascade,
  section text not null,
  version integer not null,
  data jsonb not null,
  field_versions jsonb not null,
  changed_at timestamptz,
  changed_by text,
  primary key (household_id, section)
);

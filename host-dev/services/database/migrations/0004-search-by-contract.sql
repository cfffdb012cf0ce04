-- What a search reads, per accounting contract and with the order of the list: no search looks at households that the
-- caller may not see, and a page costs what it shows. Derived from persons, addresses and household_access.
alter table search_term rename to search_word;

create table search_term (
  contract text not null,
  term text collate "C" not null,
  sort_name text collate "C" not null,
  household_id uuid not null references household on delete cascade,
  primary key (contract, term, sort_name, household_id)
);
create index search_term_of_household on search_term (household_id, contract, term);

-- The first one and two letters of every term, and the empty text for all: too many terms begin with them to be
-- sorted for each search, so they are kept in the order of the list.
create table search_beginning (
  contract text not null,
  beginning text collate "C" not null,
  sort_name text collate "C" not null,
  household_id uuid not null references household on delete cascade,
  primary key (contract, beginning, sort_name, household_id)
);
create index search_beginning_of_household on search_beginning (household_id);

insert into search_term (contract, term, sort_name, household_id)
  select a.contract, w.term, h.sort_name, h.household_id
  from search_word w
  join household h on h.household_id = w.household_id
  join household_access a on a.household_id = w.household_id;

insert into search_beginning (contract, beginning, sort_name, household_id)
  select contract, '', sort_name, household_id from search_term
  union select contract, left(term, 1), sort_name, household_id from search_term
  union select contract, left(term, 2), sort_name, household_id from search_term;

drop table search_word;

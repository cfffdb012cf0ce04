-- Beside each row of the search what else its household may be found by, as 128 bits (households/hints.ts), in the index of
-- the row: two words that many households have each, and few together, are answered from one range of an index.
-- The tables are written anew, which is faster than to change each of their rows. What a process of the release before
-- writes has all bits: it is looked up.
lock table search_term, search_beginning in access exclusive mode;

create temporary table text_hint on commit drop as
  with text as (
    select beginning as text from search_beginning where beginning not like '#%' and beginning <> ''
    union select term from search_term where term ~ '^(#|[0-9]{4,5}$|[^0-9#]{3})'
  ), part as (
    select text, left(text, letters) as part from text cross join generate_series(1, 3) letters where text not like '#%'
    union select text, '#' || right(text, letters) from text cross join (values (2), (5)) length(letters) where text like '#%'
  ), numbered as (
    select text, get_byte(sha256(convert_to(part, 'UTF8')), 0) & 127 as bit from part
  )
  select text, bit_or(case when bit < 64 then 1::bigint << bit else 0 end) as low,
    bit_or(case when bit >= 64 then 1::bigint << (bit - 64) else 0 end) as high
  from numbered group by text;

create temporary table household_hint on commit drop as
  select r.household_id, bit_or(h.low) as low, bit_or(h.high) as high
  from (select household_id, beginning as text from search_beginning
    union all select household_id, term from search_term) r join text_hint h on h.text = r.text
  group by r.household_id;

analyze household_hint;

create table search_term_with_hints (
  contract text not null,
  term text collate "C" not null,
  sort_name text collate "C" not null,
  household_id uuid not null,
  hint_low bigint not null default -1,
  hint_high bigint not null default -1
);

insert into search_term_with_hints
  select t.contract, t.term, t.sort_name, t.household_id, coalesce(h.low, 0), coalesce(h.high, 0)
  from search_term t left join household_hint h on h.household_id = t.household_id;

drop table search_term;

alter table search_term_with_hints rename to search_term;

alter table search_term add primary key (contract, term, sort_name, household_id) include (hint_low, hint_high),
  add foreign key (household_id) references household on delete cascade;

create index search_term_by_household on search_term (household_id);

create table search_beginning_with_hints (
  contract text not null,
  beginning text collate "C" not null,
  sort_name text collate "C" not null,
  household_id uuid not null,
  hint_low bigint not null default -1,
  hint_high bigint not null default -1
);

insert into search_beginning_with_hints
  select t.contract, t.beginning, t.sort_name, t.household_id, coalesce(h.low, 0), coalesce(h.high, 0)
  from search_beginning t left join household_hint h on h.household_id = t.household_id;

drop table search_beginning;

alter table search_beginning_with_hints rename to search_beginning;

alter table search_beginning
  add primary key (contract, beginning, sort_name, household_id) include (hint_low, hint_high),
  add foreign key (household_id) references household on delete cascade;

create index search_beginning_of_household on search_beginning (household_id);

analyze search_term;

analyze search_beginning;

-- Households are found by the places of their addresses, too, word by word, with umlauts spelled out (ä as ae) and without
-- their dots (ä as a). Places with other accents, if any, get their terms with the next save.
with place as (
  select distinct s.household_id,
    replace(lower(translate(replace(replace(entry.value ->> 'city', '''', ''), '.', ''), 'ÄÖÜ', 'äöü')), 'ß', 'ss') as name
  from section s cross join lateral jsonb_each(s.data -> 'items') entry
  where s.section = 'addresses' and entry.value ->> 'city' ~ '^[ -~ÄÖÜäöüß]+$'
), word as (
  select p.household_id, part.word from place p
  cross join lateral regexp_split_to_table(p.name, '[^a-z0-9äöü]+') as part(word)
  where part.word <> ''
), form as (
  select household_id, replace(replace(replace(word, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue') as text from word
  union select household_id, translate(word, 'äöü', 'aou') from word
), found as (
  select t.contract, f.text, t.sort_name, t.household_id
  from form f join search_beginning t on t.household_id = f.household_id and t.beginning = ''
), long as (
  insert into search_term (contract, term, sort_name, household_id)
  select * from found
  on conflict do nothing
)
insert into search_beginning (contract, beginning, sort_name, household_id)
  select distinct contract, left(text, length.letters), sort_name, household_id
  from found cross join generate_series(1, 3) as length(letters)
  on conflict do nothing;

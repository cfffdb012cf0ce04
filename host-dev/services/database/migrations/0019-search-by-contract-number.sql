-- Households are found by the numbers of their contracts, too: letters and digits alone, with and without the letters in
-- front. Numbers with umlauts or accents, if any, get their terms with the next save.
with contract_number as (
  select distinct s.household_id, regexp_replace(lower(number.value), '[^a-z0-9]', '', 'g') as number
  from section s cross join lateral (
    select entry.value ->> 'number' as value from jsonb_each(s.data -> 'items') entry
    union select entry.value #>> '{contract,number}' from jsonb_each(coalesce(s.data -> 'archived', '{}')) entry) number
  where s.section = 'contracts' and number.value ~ '^[ -~]+$'
), found as (
  select t.contract, form.text, t.sort_name, t.household_id
  from contract_number n
  cross join lateral (select n.number as text union select regexp_replace(n.number, '^[a-z]+', '')) form
  join search_beginning t on t.household_id = n.household_id and t.beginning = ''
), long as (
  insert into search_term (contract, term, sort_name, household_id)
  select * from found where length(text) > 3
  on conflict do nothing
)
insert into search_beginning (contract, beginning, sort_name, household_id)
  select * from found where length(text) between 1 and 3
  on conflict do nothing;

-- Households are found by the telephones of their persons, too: with the country calling code, with what is dialled before
-- it, and those of Germany as they are dialled there. And those with a contract that waits to be looked at have a mark.
with phone as (
  select distinct s.household_id, substr(number.value, 2) as digits
  from section s cross join lateral jsonb_each(s.data -> 'items') entry
    cross join lateral (values (entry.value ->> 'mobilePhone'), (entry.value ->> 'homePhone'), (entry.value ->> 'workPhone'))
      number (value)
  where s.section = 'contacts' and number.value is not null
), found as (
  select distinct t.contract, form.text, t.sort_name, t.household_id
  from phone p
  cross join lateral (select p.digits as text union select '00' || p.digits
    union select '0' || substr(p.digits, 3) where p.digits like '49%') form
  join search_beginning t on t.household_id = p.household_id and t.beginning = ''
), to_review as (
  insert into search_beginning (contract, beginning, sort_name, household_id)
  select t.contract, '#toReview', t.sort_name, t.household_id
  from section s join search_beginning t on t.household_id = s.household_id and t.beginning = ''
  where s.section = 'contracts' and exists (select 1 from jsonb_each(s.data -> 'items') entry
    where coalesce(entry.value ->> 'state', 'unchecked') in ('unchecked', 'review'))
  on conflict do nothing
)
insert into search_term (contract, term, sort_name, household_id)
  select * from found
  on conflict do nothing;

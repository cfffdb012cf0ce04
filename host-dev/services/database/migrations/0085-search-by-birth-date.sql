-- Birth dates are terms of the search, in the order of the list: to find who was born on a day reads no more households than
-- are shown. What a process of the release before writes meanwhile has none; housekeeping adds them.
insert into search_term (contract, term, sort_name, household_id)
  select distinct a.contract, '#' || p.birth_date::text, h.sort_name, h.household_id
  from person p join household h on h.household_id = p.household_id
    join household_access a on a.household_id = h.household_id
  where a.kind = 'OWN' or h.status in ('active', 'archived')
  on conflict do nothing;

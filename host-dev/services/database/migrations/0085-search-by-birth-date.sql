-- Birth dates are terms of the search, in the order of the list: to find who was born on a day reads no more households than
-- are shown. A household that is found already is looked up in that order, too.
drop index search_term_of_household;
create index search_term_of_household on search_term (household_id);
insert into search_term (contract, term, sort_name, household_id)
  select distinct t.contract, '#' || p.birth_date::text, t.sort_name, t.household_id
  from person p join search_beginning t on t.household_id = p.household_id and t.beginning = ''
  on conflict do nothing;

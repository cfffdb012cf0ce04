-- Three letters too ("Sch") begin more terms than can be sorted for each search.
insert into search_beginning (contract, beginning, sort_name, household_id)
  select distinct contract, left(term, 3), sort_name, household_id from search_term where length(term) >= 3
  on conflict do nothing;

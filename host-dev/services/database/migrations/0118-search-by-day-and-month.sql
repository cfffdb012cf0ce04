-- A birth date of which day and month are typed is found in one range of the index for each century, not in one for each year.
insert into search_term (contract, term, sort_name, household_id, hint_low, hint_high)
select distinct contract, '#' || substr(term, 2, 2) || substr(term, 6), sort_name, household_id, hint_low, hint_high
from search_term where term ~ '^#[0-9]{4}-'
on conflict do nothing;

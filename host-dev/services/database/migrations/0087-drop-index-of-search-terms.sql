-- 0086 takes its place.
drop index search_term_of_household;

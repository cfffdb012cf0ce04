-- The terms of a household, to write them anew. Looked up one by one they are found in the order of the list.
create index search_term_by_household on search_term (household_id);

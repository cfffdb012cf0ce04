import type { Database } from '../database';

/**
 * Adds the birth dates of households whose terms a process of the release before has written anew, while it ran beside one of
 * today: it knows the days, and not those of a whole century. To be removed with the release after this one.
 */
export const addBirthTerms = ({ q }: Database) =>
  q(`insert into search_term (contract, term, sort_name, household_id, hint_low, hint_high)
     select distinct a.contract, born.term, h.sort_name, h.household_id, b.hint_low, b.hint_high
     from person p cross join lateral (values ('#' || p.birth_date::text),
         ('#' || left(p.birth_date::text, 2) || substr(p.birth_date::text, 5))) born(term)
       join household h on h.household_id = p.household_id
       join household_access a on a.household_id = h.household_id
       join search_beginning b on b.contract = a.contract and b.beginning = '' and b.sort_name = h.sort_name
         and b.household_id = h.household_id
     where (a.kind = 'OWN' or h.status in ('active', 'archived')) and not exists (select 1 from search_term t
       where t.contract = a.contract and t.term = born.term and t.sort_name = h.sort_name
         and t.household_id = h.household_id)
     on conflict do nothing`);

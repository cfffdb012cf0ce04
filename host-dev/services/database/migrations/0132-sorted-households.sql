-- What the list is sorted by beside the name, in the row that each household has for every contract (beginning ''). The
-- database itself keeps it: no save forgets it, nor a process of the release before. When a household is seen next is read
-- from the agenda.
alter table search_beginning add column last_appointment date, add column completeness smallint;

update search_beginning t set last_appointment = h.last_appointment, completeness = h.completeness
  from household h where h.household_id = t.household_id and t.beginning = '';

create index search_beginning_last_appointment
  on search_beginning (contract, last_appointment, sort_name, household_id) where beginning = '';
create index search_beginning_completeness
  on search_beginning (contract, completeness, sort_name, household_id) where beginning = '';

create function read_sort_values() returns trigger language plpgsql as $$ begin select h.last_appointment, h.completeness into new.last_appointment, new.completeness from household h where h.household_id = new.household_id; return new; end $$;
create trigger search_beginning_reads_sort_values before insert on search_beginning
  for each row when (new.beginning = '') execute function read_sort_values();

create function pass_on_sort_values() returns trigger language plpgsql as $$ begin update search_beginning set last_appointment = new.last_appointment, completeness = new.completeness where household_id = new.household_id and beginning = ''; return null; end $$;
create trigger household_passes_on_sort_values after update of last_appointment, completeness on household
  for each row when ((old.last_appointment, old.completeness) is distinct from (new.last_appointment, new.completeness))
  execute function pass_on_sort_values();

analyze search_beginning;

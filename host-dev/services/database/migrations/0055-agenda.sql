-- What lies ahead, day by day: appointments that are planned or going on, and tasks that are to be done by a day. Made of
-- the households' documents with every save of them, one row for each contract that may see the household.
create table agenda (
  contract text not null,
  kind text not null check (kind in ('planned', 'running', 'task')),
  -- when an appointment begins, on the clock in Germany (2026-11-21T18:00); the day of a task
  at text collate "C" not null,
  household_id uuid not null references household on delete cascade,
  entry_id uuid not null,
  primary key (contract, kind, at, household_id, entry_id)
);
create index agenda_household on agenda (household_id);

insert into agenda (contract, kind, at, household_id, entry_id)
  select a.contract, 'task', entry.value ->> 'dueOn', s.household_id, entry.key::uuid
  from section s cross join lateral jsonb_each(s.data -> 'items') entry
    join household h on h.household_id = s.household_id
    join household_access a on a.household_id = h.household_id
      and (a.kind = 'OWN' or h.status in ('active', 'archived'))
  where s.section = 'recap' and entry.value ->> 'kind' = 'task' and entry.value ->> 'dueOn' is not null
    and not coalesce((entry.value ->> 'done')::boolean, false);

-- When a household is seen next is read from there: a day that is kept with the household would be over one day. Nothing
-- writes the column any more; it goes with a later release, when no services of the one before are left that read it.
drop index household_next_appointment;

-- Whether somebody of a household has refused assistants, kept with what it is listed by (refreshSearch): to ask the consents
-- of each of many households costs a second of a search.
alter table household add column refuses_assistants boolean not null default false;

update household h set refuses_assistants = true
  from consent_record c where c.household_id = h.household_id and c.topic = 'assistantAccess' and c.action = 'withdrawn'
    and exists (select 1 from person p where p.household_id = h.household_id and p.person_id = c.person_id)
    and not exists (select 1 from consent_record o where o.household_id = c.household_id and o.person_id = c.person_id
      and o.topic = c.topic and o.position > c.position);

drop index consent_record_refused_assistants;
create index household_refusing_assistants on household (household_id) where refuses_assistants;

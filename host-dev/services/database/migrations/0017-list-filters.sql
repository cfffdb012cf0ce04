-- What lists of households are filtered by. Kept with the beginnings, in the order of the list: a page of archived
-- households costs what it shows, however many there are of others.
alter table household
  -- birth date of the oldest person who was not given the information on data protection
  add column oldest_uninformed date;

update household h set oldest_uninformed = (select min(p.birth_date) from person p
  where p.household_id = h.household_id and not exists (select 1 from consent_record c
    where c.household_id = h.household_id and c.person_id = p.person_id and c.topic = 'dataProtectionInformation'));

insert into search_beginning (contract, beginning, sort_name, household_id)
  select t.contract, '#uninformed', t.sort_name, t.household_id
  from search_beginning t join household h on h.household_id = t.household_id
  where t.beginning = '' and h.oldest_uninformed is not null;

insert into search_beginning (contract, beginning, sort_name, household_id)
  select t.contract, '#archived', t.sort_name, t.household_id
  from search_beginning t join household h on h.household_id = t.household_id
  where t.beginning = '' and h.status = 'archived';

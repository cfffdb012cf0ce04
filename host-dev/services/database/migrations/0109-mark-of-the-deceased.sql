-- Until late in November 2026 who was booked out as deceased went into a closed file of her own and bore no mark herself. What
-- was done is in the audit; on which day somebody died is taken from nowhere.
update section s set version = s.version + 1, data = jsonb_set(s.data, '{items}', (
    select jsonb_object_agg(p.key, p.value || '{"deceased": true}') from jsonb_each(s.data -> 'items') p))
  from household h
  where h.household_id = s.household_id and h.status = 'archived' and s.section = 'persons'
    and s.data -> 'items' <> '{}'
    and not exists (select 1 from jsonb_each(s.data -> 'items') p where p.value ? 'deceased')
    and exists (select 1 from audit a where a.action = 'person.deceased' and a.subject_id = h.household_id);

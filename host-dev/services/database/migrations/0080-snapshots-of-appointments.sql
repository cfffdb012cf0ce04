-- The appointment in which a snapshot was frozen, as the household's document names it; of older ones nobody has said.
alter table snapshot add column appointment_id uuid;

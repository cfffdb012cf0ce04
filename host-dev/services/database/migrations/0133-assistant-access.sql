-- In which households somebody has refused assistants: asked of each that an assistant reads, and nearly none has.
create index consent_record_refused_assistants on consent_record (household_id)
  where topic = 'assistantAccess' and action = 'withdrawn';

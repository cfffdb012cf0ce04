-- What each person has set up for herself; one document, replaced as a whole.
create table preferences (
  user_id text primary key references advisor_user on delete cascade,
  version integer not null,
  data jsonb not null
);

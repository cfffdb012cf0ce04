-- What advisors say of themselves to customers; one document each, replaced as a whole.
create table advisor_profile (
  user_id text primary key references advisor_user on delete cascade,
  version integer not null,
  data jsonb not null
);

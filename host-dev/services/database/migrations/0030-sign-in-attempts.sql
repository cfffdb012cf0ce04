-- Attempts are counted in one row, which is locked while it is counted: many at once do not pass each other. The browser
-- is one that its owner has signed in with before, or empty. The table sign_in_failure is written no more; the running
-- release still reads it, so it goes with a later one.
create table sign_in_attempt (
  user_id text not null,
  browser text not null,
  attempts integer not null,
  since timestamptz not null,
  primary key (user_id, browser)
);

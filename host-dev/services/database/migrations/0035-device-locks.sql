-- A device in a customer's hands: of all calls of this sign-in only those of the purpose are answered, until the advisor
-- has signed in again. No reference to the household: a lock outlives whatever happens to it.
create table device_lock (
  session_id text primary key,
  contract text not null,
  household_id uuid not null,
  purpose text not null,
  locked_at timestamptz not null
);

-- What is opened to another contract is opened for reading alone or for writing too, and until a day, or until it is taken back.
alter table household_access
  add column scope text not null default 'WRITE' check (scope in ('READ', 'WRITE')),
  add column until date;
create index household_access_until on household_access (until) where until is not null;

-- Where colleagues reach a user: the access-denied page offers a message to the main advisor.
alter table advisor_user add column email text;

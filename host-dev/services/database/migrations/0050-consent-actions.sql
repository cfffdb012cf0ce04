-- What a consent record is about is an action, in the words of the field.
alter table consent_record rename column deed to action;

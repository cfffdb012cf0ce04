-- How far a household is recorded, in whole percents: of the day on which it was changed or opened last, as whether a letter
-- is too old depends on the day. Null until then.
alter table household add column completeness smallint;

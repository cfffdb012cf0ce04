-- Until when what was sent ahead waits for the advisor, as the company's table said when it was sent. Null: an earlier release
-- took it in, which kept everything for 30 days.
alter table intake_link add column kept_until timestamptz;

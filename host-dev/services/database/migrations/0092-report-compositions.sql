-- How a draft of a report is put together: chapters, own texts, what is left out. Version 0: as every report without one.
alter table report add column composition jsonb;
alter table report add column composition_version integer not null default 0;

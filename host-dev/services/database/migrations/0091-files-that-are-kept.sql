-- A release says itself that its file is kept: a file that is gone then is noticed. Since when it is kept says how long others may still need the link's own copy.
alter table report_file add column kept_at timestamptz not null default now();
update report r set release = r.release || '{"fileKept": true}'
where r.release is not null and exists (select 1 from report_file f where f.report_id = r.report_id);

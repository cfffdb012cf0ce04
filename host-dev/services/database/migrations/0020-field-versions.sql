-- Versions of fields that were kept for ever, removed and never existing ones among them: one for the whole document
-- takes their place (see sections/mergeChanges.ts).
update section set field_versions = jsonb_build_object('', version)
where (select count(*) from jsonb_object_keys(field_versions)) > 1000;

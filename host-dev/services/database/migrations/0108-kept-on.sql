-- When somebody last decided to keep a household whose deletion was proposed: it is proposed anew after the same time.
alter table household add column kept_on_at timestamptz;

-- When a device came back into the advisor's hands was noted in the access log; noted once.
alter table device_lock add column ended_at timestamptz;

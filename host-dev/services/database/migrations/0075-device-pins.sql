-- A device that is handed over may come back by a PIN: salted hash as for passwords, gone with the last try. What is null has
-- none. A lock that its PIN has ended holds for no token of the sign-in, whenever that was made.
alter table device_lock
  add column pin_hash text,
  add column tries_left smallint check (tries_left >= 0),
  add column released_at timestamptz;

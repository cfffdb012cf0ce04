-- Who signs in, and for whom they may act.
create table advisor_user (
  user_id text primary key,
  name text not null,
  parent_user_id text references advisor_user,
  role text not null,
  permissions jsonb not null,
  file_rights jsonb not null,
  advisor boolean not null,
  assistant boolean not null,
  password_hash text not null
);

create table advisor_context (
  user_id text not null references advisor_user on delete cascade,
  contract text not null,
  role text not null check (role in ('OWN', 'ASSISTANCE', 'DEPUTY')),
  label text not null,
  position integer not null,
  primary key (user_id, contract)
);

create table sign_in_failure (
  user_id text not null,
  failed_at timestamptz not null
);
create index sign_in_failure_user on sign_in_failure (user_id, failed_at);

-- State of the sign-in provider: sessions, grants, codes, tokens.
create table oidc_record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (kind, id)
);
create index oidc_record_grant on oidc_record (grant_id);
create index oidc_record_uid on oidc_record (uid);
create index oidc_record_expiry on oidc_record (expires_at);

-- Secrets that must outlive a restart: the signing key, the key of cookies.
create table secret (
  name text primary key,
  value jsonb not null
);

create schema operator;
grant usage on schema operator to foyer_web;

-- Someone of the vendor's at one brand, or a program that acts for them.
create table operator.operator (
  id uuid primary key,
  tenant text not null,
  -- Under which the audit log knows them.
  handle text not null check (handle ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
  name text not null check (name <> ''),
  email text not null check (email = lower(email)),
  role text not null check (role in ('viewer', 'support', 'billing', 'admin')),
  -- Null for programs: they have keys.
  password_hash text,
  blocked boolean not null default false,
  created_at timestamptz not null,
  unique (tenant, handle),
  unique (tenant, email)
);
select platform.isolate('operator.operator');

-- A key, or the token of a session. What is stored of either is its hash.
create table operator.credential (
  id uuid primary key,
  tenant text not null,
  hash bytea not null,
  operator_id uuid not null references operator.operator on delete cascade,
  kind text not null check (kind in ('key', 'session')),
  title text not null,
  -- Null opens all that the role does; otherwise what is in both.
  scopes text[],
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  unique (tenant, hash),
  check (kind = 'key' or expires_at is not null)
);
create index credential_of_operator on operator.credential (operator_id);
select platform.isolate('operator.credential');

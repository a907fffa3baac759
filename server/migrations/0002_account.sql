create schema account;
grant usage on schema account to foyer_web;

create table account.account (
  id uuid primary key,
  tenant text not null,
  -- Number of the account in the vendor's former system.
  legacy_id integer,
  email text not null check (email = lower(email)),
  password_hash text,
  name text not null default '',
  second_name text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null,
  locale text not null check (locale in ('en', 'ru')),
  phone text,
  phone_confirmed boolean not null default false,
  notification_emails text[] not null default '{}',
  newsletter boolean not null default false,
  manager_name text,
  manager_email text,
  legal_name text,
  address jsonb,
  tax_id text,
  email_confirmed boolean not null default false,
  -- When its owner last asked for another confirmation mail.
  confirmation_sent_at timestamptz,
  terms_accepted_at timestamptz,
  terms_version text,
  can_store boolean not null default false,
  can_create_trial boolean not null default false,
  blocked boolean not null default false,
  -- The brand that serves this customer now: signing in here leads there.
  moved_to text,
  utm jsonb not null default '{}',
  created_at timestamptz not null,
  unique (tenant, email)
);
select platform.isolate('account.account');

-- A session is one sign-in; its refresh tokens rotate. What is stored of a token is its hash.
create table account.session (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null references account.account on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index session_of_account on account.session (tenant, account_id, last_seen_at desc) where revoked_at is null;
create index session_history on account.session (tenant, account_id, created_at desc);
select platform.isolate('account.session');

create table account.refresh_token (
  hash bytea primary key,
  tenant text not null,
  session_id uuid not null references account.session on delete cascade,
  issued_at timestamptz not null,
  -- Set when it was exchanged; its successor is answered again for a few seconds, for other tabs.
  used_at timestamptz,
  successor bytea
);
create index refresh_token_of_session on account.refresh_token (session_id);
select platform.isolate('account.refresh_token');

-- Secrets of mails, invitations, trial links and hand-offs: one purpose, one object, one tenant.
create table account.link_token (
  hash bytea primary key,
  tenant text not null,
  purpose text not null check (purpose in ('trial', 'hand_off', 'email_confirm', 'email_change', 'password_reset', 'invite', 'attachment', 'review', 'newsletter')),
  account_id uuid references account.account on delete cascade,
  object_id text,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
create index link_token_of_account on account.link_token (tenant, account_id, purpose);
create index link_token_of_object on account.link_token (tenant, object_id, purpose);
select platform.isolate('account.link_token');

-- The code of an authenticator app beside the password. It counts once it is confirmed.
create table account.second_factor (
  account_id uuid primary key references account.account on delete cascade,
  tenant text not null,
  -- Encrypted: whoever reads the table alone cannot make codes.
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half-minute of the last code that was taken; a code is never taken twice.
  last_step bigint
);
select platform.isolate('account.second_factor');

create table account.backup_code (
  hash bytea primary key,
  tenant text not null,
  account_id uuid not null references account.account on delete cascade,
  used_at timestamptz
);
create index backup_code_of_account on account.backup_code (account_id);
select platform.isolate('account.backup_code');

-- The code that was last sent to a phone on behalf of an account.
create table account.phone_code (
  account_id uuid primary key references account.account on delete cascade,
  tenant text not null,
  phone text not null,
  hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5)
);
select platform.isolate('account.phone_code');

-- The terms of use as they were published. Versions stay: accounts name the one they accepted.
create table account.terms (
  tenant text not null,
  version text not null,
  locale text not null check (locale in ('en', 'ru')),
  document bytea not null,
  published_at timestamptz not null,
  primary key (tenant, version, locale)
);
create index terms_latest on account.terms (tenant, published_at desc);
select platform.isolate('account.terms');

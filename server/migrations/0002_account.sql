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

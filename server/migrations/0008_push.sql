create schema push;
grant usage on schema push to foyer_web;

-- A browser that wants to be told. Its address is the push service's; whoever signed in there last owns it.
create table push.subscription (
  tenant text not null,
  endpoint_hash bytea not null,
  endpoint text not null check (length(endpoint) <= 2000),
  auth text not null,
  p256dh text not null,
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant, endpoint_hash)
);
create index subscription_of_account on push.subscription (tenant, account_id);
select platform.isolate('push.subscription');

-- What somebody is told in the portal. One cause tells one person once.
create table push.notification (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null,
  kind text not null check (kind in ('staff_reply', 'unpaid_invoice', 'licence_expiring', 'server_alert')),
  cause text not null,
  -- The page that it leads to.
  path text not null check (path like '/%'),
  details jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (tenant, account_id, cause)
);
create index notification_of_account on push.notification (tenant, account_id, created_at desc, id desc);
create index notification_unread on push.notification (tenant, account_id) where read_at is null;
select platform.isolate('push.notification');

-- Where somebody differs from what everybody gets.
create table push.preference (
  tenant text not null,
  account_id uuid not null,
  kind text not null,
  mail boolean not null,
  push boolean not null,
  primary key (tenant, account_id, kind)
);
select platform.isolate('push.preference');

create schema webhooks;
grant usage on schema webhooks to foyer_web;

-- Something that other programs are told, in the very words that are signed.
create table webhooks.message (
  id uuid primary key,
  tenant text not null,
  type text not null,
  -- The order, licence or ticket that it tells of.
  object_id uuid not null,
  body text not null,
  created_at timestamptz not null
);
create index message_by_age on webhooks.message (tenant, created_at);
select platform.isolate('webhooks.message');

-- One message on its way to one endpoint of the configuration.
create table webhooks.delivery (
  id uuid primary key,
  tenant text not null,
  message_id uuid not null references webhooks.message on delete cascade,
  endpoint text not null,
  type text not null,
  object_id uuid not null,
  state text not null check (state in ('waiting', 'delivered', 'dead')),
  -- Begun so far; each attempt has a number, so that two workers never make the same one.
  attempts integer not null default 0,
  -- The attempt after which it is given up. A replay moves it.
  last_attempt integer not null,
  -- Also while an attempt is under way: if nobody comes back from it, the next one begins then.
  next_attempt_at timestamptz,
  -- What the last attempt came to.
  status smallint,
  error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (message_id, endpoint),
  check ((state = 'waiting') = (next_attempt_at is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
create index delivery_due on webhooks.delivery (tenant, next_attempt_at) where state = 'waiting';
create index delivery_of_brand on webhooks.delivery (tenant, created_at desc, id desc);
create index delivery_of_endpoint on webhooks.delivery (tenant, endpoint, state, settled_at);
create index delivery_of_object on webhooks.delivery (tenant, object_id, created_at desc);
select platform.isolate('webhooks.delivery');

create table webhooks.attempt (
  delivery_id uuid not null references webhooks.delivery on delete cascade,
  number integer not null,
  tenant text not null,
  began_at timestamptz not null,
  took_ms integer not null,
  status smallint,
  error text,
  response text,
  primary key (delivery_id, number)
);
select platform.isolate('webhooks.attempt');

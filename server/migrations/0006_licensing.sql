create schema licensing;
grant usage on schema licensing to foyer_web;

create table licensing.deliverable (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null,
  human_id text not null,
  sku_id text not null,
  sku_name text not null,
  category text not null,
  product text,
  billing_terms text not null,
  period text not null,
  quantity integer not null check (quantity >= 1),
  -- For one period and the whole quantity, before correction and tax.
  price numeric(20, 8) not null,
  price_correction numeric(20, 8) not null default 0,
  currency text not null,
  tax_percent numeric(6, 3) not null,
  gateway text,
  outcome text not null check (outcome in ('license', 'hardware', 'vsaas', 'support')),
  key text not null,
  activation_type text not null check (activation_type in ('online', 'offline', 'usb')),
  usb_serial_number text,
  version_min text,
  version_max text,
  servers_limit integer check (servers_limit >= 1),
  user_comment text not null default '' check (length(user_comment) <= 255),
  retroview boolean not null default false,
  retroview_manageable boolean not null default true,
  upgradable boolean not null default true,
  -- Paid up to and without this day; null where nothing runs out.
  paid_till date,
  period_id uuid,
  period_starts_on date,
  period_ends_on date,
  billing_kind text not null check (billing_kind in ('internal', 'external', 'manual')),
  auto_renewable boolean not null default false,
  cancellation_reason text,
  terminated_at timestamptz,
  blocked_at timestamptz,
  external_error text,
  created_at timestamptz not null,
  unique (tenant, human_id),
  unique (tenant, key),
  check ((activation_type = 'usb') = (usb_serial_number is not null))
);
create index deliverable_of_account on licensing.deliverable (tenant, account_id, created_at desc, id desc);
create index deliverable_by_paid_till on licensing.deliverable (tenant, paid_till) where terminated_at is null;
select platform.isolate('licensing.deliverable');

-- Which licence a key belongs to, by its hash: asked before the tenant is known.
create table licensing.key_owner (
  key_hash bytea primary key,
  tenant text not null,
  deliverable_id uuid not null unique references licensing.deliverable on delete cascade
);
grant select, insert, update, delete on licensing.key_owner to foyer_web;

-- The last word of each media server that runs, or ran, on a licence. Written every minute: nothing that changes then is indexed.
create table licensing.server (
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  server_id text not null,
  tenant text not null,
  hostname text not null,
  ip text not null,
  country text,
  version text not null,
  in_bandwidth double precision not null default 0,
  out_bandwidth double precision not null default 0,
  sessions integer not null default 0,
  medias integer not null default 0,
  cpu double precision not null default 0,
  memory double precision not null default 0,
  lifetime integer not null default 0,
  alerts text[] not null default '{}',
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Until then it may run without us and holds a place of the licence; null for those that were activated by a file.
  lease_expires_at timestamptz,
  -- When it was noticed to be silent; null while it reports.
  offline_at timestamptz,
  -- Its owner took its place back.
  released_at timestamptz,
  -- The same machine came back under this id.
  replaced_by text,
  primary key (deliverable_id, server_id)
) with (fillfactor = 70);
select platform.isolate('licensing.server');

create table licensing.server_release (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  server_id text not null,
  released_at timestamptz not null
);
create index server_release_of_licence on licensing.server_release (deliverable_id, released_at desc);
select platform.isolate('licensing.server_release');

-- From when to when a server raised an alert, or was silent.
create table licensing.server_incident (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  server_id text not null,
  hostname text not null,
  -- The alert's text; empty for silence.
  alert text not null,
  began_at timestamptz not null,
  ended_at timestamptz
);
create index server_incident_of_licence on licensing.server_incident (deliverable_id, began_at desc);
create unique index server_incident_open on licensing.server_incident (deliverable_id, server_id, alert) where ended_at is null;
select platform.isolate('licensing.server_incident');

-- The most that was used at once on each day: what forecasts are made of.
create table licensing.usage_day (
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  day date not null,
  tenant text not null,
  servers integer not null,
  medias integer not null,
  primary key (deliverable_id, day)
);
select platform.isolate('licensing.usage_day');

-- Raises that are charged to a saved card after the answer.
create table licensing.limit_change (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  order_id uuid not null,
  account_id uuid not null,
  quantity_delta integer not null check (quantity_delta >= 1),
  status text not null check (status in ('processing', 'failed', 'success')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index limit_change_of_licence on licensing.limit_change (deliverable_id, created_at desc);
create index limit_change_of_order on licensing.limit_change (order_id);
create unique index limit_change_open on licensing.limit_change (deliverable_id) where status = 'processing';
select platform.isolate('licensing.limit_change');

create table licensing.offline_activation (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  -- Of the request and of everything that is signed with it: the same again is the same file.
  request_hash bytea not null,
  key text not null,
  version text not null,
  server_id text not null,
  hostname text not null,
  initiator_email text not null,
  initiator_name text not null,
  initiator_ip text not null,
  created_at timestamptz not null,
  unique (deliverable_id, request_hash)
);
create index offline_activation_log on licensing.offline_activation (deliverable_id, created_at desc, id desc);
select platform.isolate('licensing.offline_activation');

-- Numbers of the human ids, per brand and kind: MS-1042.
create table licensing.human_id_sequence (
  tenant text not null,
  prefix text not null,
  last integer not null,
  primary key (tenant, prefix)
);
select platform.isolate('licensing.human_id_sequence');

-- The way from one period to the next: at most one per licence and period, however many processes look for it.
create table licensing.renewal (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
  -- First day of the period that it opens.
  starts_on date not null,
  order_id uuid not null unique,
  state text not null check (state in ('open', 'paid', 'cancelled', 'stopped')),
  opened_at timestamptz not null,
  -- Card charges so far, and when the next is due; null where none is.
  tries smallint not null default 0,
  try_at timestamptz,
  -- Reminders of manual billing.
  reminders smallint not null default 0,
  remind_at timestamptz,
  stop_at timestamptz not null
);
create unique index one_renewal_per_period on licensing.renewal (deliverable_id, starts_on) where state <> 'cancelled';
create index renewal_of_licence on licensing.renewal (deliverable_id, opened_at desc);
create index renewal_to_try on licensing.renewal (tenant, try_at) where state = 'open' and try_at is not null;
create index renewal_to_remind on licensing.renewal (tenant, remind_at) where state = 'open' and remind_at is not null;
create index renewal_to_stop on licensing.renewal (tenant, stop_at) where state = 'open';
select platform.isolate('licensing.renewal');

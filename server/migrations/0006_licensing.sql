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

-- The last word of each media server that runs on a licence.
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
  primary key (deliverable_id, server_id)
);
select platform.isolate('licensing.server');

create table licensing.offline_activation (
  id uuid primary key,
  tenant text not null,
  deliverable_id uuid not null references licensing.deliverable on delete cascade,
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

create schema billing;
grant usage on schema billing to foyer_web;

-- The last invoice number of a brand and year. Taken under a row lock inside the order's own transaction, hence without gaps.
create table billing.number_sequence (
  tenant text not null,
  year integer not null,
  last integer not null,
  primary key (tenant, year)
);
select platform.isolate('billing.number_sequence');

create table billing."order" (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null,
  number text not null,
  purpose text not null,
  description text not null,
  created_at timestamptz not null,
  due_on date,
  paid_at timestamptz,
  cancelled_at timestamptz,
  currency text not null,
  net numeric(20, 8) not null,
  tax_percent numeric(6, 3) not null check (tax_percent >= 0),
  tax numeric(20, 8) not null,
  total numeric(20, 8) not null check (total >= 0 and total = net + tax),
  -- The gateway that the customer last chose.
  gateway text,
  -- The licence it is about, as it was called then. Licences are another module's: no foreign key.
  deliverable_id uuid,
  deliverable_human_id text,
  deliverable_name text,
  -- Frozen at issue: an invoice never changes with the profile or the brand.
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  unique (tenant, number),
  -- Nothing is owed for nothing: amount zero is paid at once.
  check (total > 0 or paid_at is not null)
);
create index order_of_account on billing."order" (tenant, account_id, created_at desc, id desc);
create index order_unpaid on billing."order" (tenant, account_id, created_at desc) where paid_at is null and cancelled_at is null;
create index order_of_deliverable on billing."order" (tenant, deliverable_id, created_at desc);
select platform.isolate('billing."order"');

create table billing.order_action (
  id uuid primary key,
  tenant text not null,
  order_id uuid not null references billing."order" on delete cascade,
  position smallint not null,
  command text not null,
  -- The fields of the command, as the contract names them.
  data jsonb not null default '{}',
  description text not null,
  created_at timestamptz not null,
  fulfilled_at timestamptz,
  unique (order_id, position)
);
select platform.isolate('billing.order_action');

-- One try to collect one order's money. Its id is the key that every call to the gateway about it carries.
create table billing.payment_attempt (
  id uuid primary key,
  tenant text not null,
  order_id uuid not null references billing."order",
  account_id uuid not null,
  gateway text not null,
  state text not null check (state in ('started', 'requires_action', 'unknown', 'succeeded', 'failed')),
  amount numeric(20, 8) not null check (amount > 0),
  currency text not null,
  -- What is charged: a one-time token or a saved card, as the gateway names it. Never card data.
  instrument text not null,
  instrument_kind text not null check (instrument_kind in ('token', 'saved')),
  card_last_four text,
  -- The gateway's own id of the payment, once known, and what the browser needs to go on with 3-D Secure.
  gateway_ref text,
  client_secret text,
  failure_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Until when one process works on it; others leave it alone.
  leased_until timestamptz not null
);
-- The guard of all paying: of one order at most one attempt is open or has succeeded, whoever races whom.
create unique index one_live_attempt_per_order on billing.payment_attempt (order_id) where state in ('started', 'requires_action', 'unknown', 'succeeded');
create index attempt_of_order on billing.payment_attempt (order_id, created_at desc);
create index attempt_unsettled on billing.payment_attempt (tenant, leased_until) where state in ('started', 'requires_action', 'unknown');
create index attempt_declined on billing.payment_attempt (tenant, account_id, updated_at) where state = 'failed';
create unique index attempt_by_gateway_ref on billing.payment_attempt (tenant, gateway, gateway_ref) where gateway_ref is not null;
select platform.isolate('billing.payment_attempt');

create table billing.payment (
  id uuid primary key,
  tenant text not null,
  order_id uuid not null unique references billing."order",
  attempt_id uuid unique references billing.payment_attempt,
  account_id uuid not null,
  amount numeric(20, 8) not null,
  currency text not null,
  created_at timestamptz not null,
  gateway text not null,
  transaction_id text not null,
  description text not null,
  receipt_url text,
  unique (tenant, gateway, transaction_id)
);
create index payment_of_account on billing.payment (tenant, account_id, created_at desc, id desc);
select platform.isolate('billing.payment');

create table billing.payment_method (
  id text primary key,
  tenant text not null,
  account_id uuid not null,
  gateway text not null check (gateway in ('stripe', 'cloudpayments')),
  gateway_ref text not null,
  card_first_six text,
  card_last_four text not null,
  card_type text not null,
  -- First day of the month in which the card ends.
  card_expires date not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (tenant, gateway, gateway_ref)
);
create unique index one_default_card on billing.payment_method (account_id) where is_default;
create index payment_method_of_account on billing.payment_method (tenant, account_id, created_at);
select platform.isolate('billing.payment_method');

-- The customer as a gateway knows them.
create table billing.gateway_customer (
  account_id uuid not null,
  gateway text not null,
  tenant text not null,
  reference text not null,
  primary key (account_id, gateway)
);
select platform.isolate('billing.gateway_customer');

-- Notifications are stored before they are answered and applied from here, once each.
create table billing.gateway_notification (
  id uuid primary key,
  tenant text not null,
  gateway text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null,
  raw text not null,
  applied_at timestamptz,
  outcome text,
  unique (tenant, gateway, event_id)
);
create index notification_unapplied on billing.gateway_notification (tenant, received_at) where applied_at is null;
select platform.isolate('billing.gateway_notification');

create schema billing;
grant usage on schema billing to foyer_web;

-- The last number of a brand, series and year. Taken under a row lock inside the document's own transaction, hence without gaps.
create table billing.number_sequence (
  tenant text not null,
  series text not null check (series in ('invoice', 'order', 'credit_note')),
  year integer not null,
  last integer not null,
  primary key (tenant, series, year)
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
  -- What it delivers, in the transaction that pays it: command, data (the command's fields, as the contract names them), description.
  actions jsonb not null,
  unique (tenant, number),
  -- Nothing is owed for nothing: amount zero is paid at once.
  check (total > 0 or paid_at is not null),
  -- What was paid is not given up, but refunded.
  check (paid_at is null or cancelled_at is null)
);
create index order_of_account on billing."order" (tenant, account_id, created_at desc, id desc);
create index order_unpaid on billing."order" (tenant, account_id, created_at desc) where paid_at is null and cancelled_at is null;
create index order_of_deliverable on billing."order" (tenant, deliverable_id, created_at desc);
-- A trial has one open invoice that converts it, whoever asks how often.
create unique index one_open_conversion on billing."order" (deliverable_id) where purpose = 'new' and paid_at is null and cancelled_at is null and deliverable_id is not null;
select platform.isolate('billing."order"');

-- Takes an invoice back, in whole or in part. Together never more than the invoice.
create table billing.credit_note (
  id uuid primary key,
  tenant text not null,
  order_id uuid not null references billing."order",
  account_id uuid not null,
  number text not null,
  issued_at timestamptz not null,
  currency text not null,
  net numeric(20, 8) not null,
  tax numeric(20, 8) not null,
  total numeric(20, 8) not null check (total > 0 and total = net + tax),
  reason text not null,
  unique (tenant, number)
);
create index credit_note_of_order on billing.credit_note (order_id, issued_at);
select platform.isolate('billing.credit_note');

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
  instrument_kind text not null check (instrument_kind in ('token', 'saved', 'checkout')),
  -- The holder is not there to answer a question of their bank: a renewal.
  off_session boolean not null default false,
  -- Who may ask only once, such as one try of one renewal: a repetition of the job finds its attempt made.
  once_key text,
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
create unique index attempt_once on billing.payment_attempt (tenant, once_key) where once_key is not null;
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
  -- When its owner was told that it ends soon.
  warned_at timestamptz,
  created_at timestamptz not null,
  unique (tenant, gateway, gateway_ref)
);
create unique index one_default_card on billing.payment_method (account_id) where is_default;
create index payment_method_ending on billing.payment_method (tenant, card_expires) where warned_at is null;
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

-- What a customer was sent to a gateway's own window or page with: to pay an order, to have a card verified and kept,
-- or to have a licence charged by the gateway from period to period. It holds nothing; the attempt that does so begins
-- under the same id when the gateway asks or reports.
create table billing.checkout (
  id uuid primary key,
  tenant text not null,
  purpose text not null check (purpose in ('order', 'card', 'agreement')),
  account_id uuid not null,
  gateway text not null,
  order_id uuid references billing."order",
  deliverable_id uuid,
  -- Null where a card is kept without a charge.
  amount numeric(20, 8) check (amount > 0),
  currency text,
  gateway_ref text,
  url text,
  state text not null default 'open' check (state in ('open', 'done', 'closed')),
  created_at timestamptz not null,
  -- When the gateway is asked next what became of it; notifications may get lost.
  look_at timestamptz not null,
  looks integer not null default 0,
  check ((purpose = 'order') = (order_id is not null)),
  check ((purpose = 'agreement') = (deliverable_id is not null))
);
create index checkout_of_order on billing.checkout (order_id, gateway, created_at desc);
create index checkout_of_account on billing.checkout (tenant, account_id, created_at desc);
create index checkout_open on billing.checkout (tenant, look_at) where state = 'open';
select platform.isolate('billing.checkout');

-- Money on its way back. Its id is the key that every call to the gateway about it carries.
create table billing.refund (
  id uuid primary key,
  tenant text not null,
  -- Null where the money never became a payment of ours: a surplus capture, the verification of a card.
  payment_id uuid references billing.payment,
  order_id uuid references billing."order",
  account_id uuid not null,
  gateway text not null,
  transaction_id text not null,
  amount numeric(20, 8) not null check (amount > 0),
  currency text not null,
  -- Who began it: an operator, the provider's own side, or we, for a capture that was one too many or a verification.
  origin text not null check (origin in ('operator', 'gateway', 'surplus', 'verification')),
  reason text not null,
  state text not null check (state in ('started', 'unknown', 'succeeded', 'failed')),
  gateway_ref text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  leased_until timestamptz not null
);
create index refund_of_payment on billing.refund (payment_id);
create index refund_of_order on billing.refund (order_id);
create index refund_unsettled on billing.refund (tenant, leased_until) where state in ('started', 'unknown');
create unique index refund_by_gateway_ref on billing.refund (tenant, gateway, gateway_ref) where gateway_ref is not null;
-- What was taken once too often goes back once.
create unique index refund_of_surplus on billing.refund (tenant, gateway, transaction_id) where origin in ('surplus', 'verification');
select platform.isolate('billing.refund');

-- A payment that the customer's bank took back, or wants to.
create table billing.dispute (
  id uuid primary key,
  tenant text not null,
  payment_id uuid not null references billing.payment,
  order_id uuid not null,
  account_id uuid not null,
  gateway text not null,
  reference text not null,
  amount numeric(20, 8) not null,
  currency text not null,
  state text not null check (state in ('opened', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (tenant, gateway, reference)
);
create index dispute_of_payment on billing.dispute (payment_id);
select platform.isolate('billing.dispute');

-- A gateway charges a licence's renewals by itself.
create table billing.agreement (
  id uuid primary key,
  tenant text not null,
  account_id uuid not null,
  deliverable_id uuid not null,
  gateway text not null,
  reference text not null,
  state text not null check (state in ('active', 'ending', 'ended')),
  created_at timestamptz not null,
  ended_at timestamptz,
  leased_until timestamptz not null,
  unique (tenant, gateway, reference)
);
create unique index one_agreement_per_licence on billing.agreement (deliverable_id) where state = 'active';
create index agreement_ending on billing.agreement (tenant, leased_until) where state = 'ending';
select platform.isolate('billing.agreement');

-- Where a gateway's books and ours differ; a person settles it.
create table billing.discrepancy (
  id uuid primary key,
  tenant text not null,
  gateway text not null,
  kind text not null check (kind in ('unknown_capture', 'missing_capture', 'other_amount', 'other_refund')),
  transaction_id text not null,
  order_id uuid,
  ours numeric(20, 8),
  theirs numeric(20, 8),
  currency text not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  unique (tenant, gateway, kind, transaction_id)
);
create index discrepancy_open on billing.discrepancy (tenant, found_at desc) where resolved_at is null;
select platform.isolate('billing.discrepancy');

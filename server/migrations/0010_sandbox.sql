-- What the stand-ins of the payment, mail, SMS and push providers remember. Only the demo and the tests write here,
-- through connections of their own: to Foyer these tables are another company's computers.
create schema sandbox;

-- The sandbox's only rights in this database are on its own schema, as befits another company.
do $$ begin
  create role foyer_sandbox nologin nobypassrls;
exception when duplicate_object then null; end $$;
grant foyer_sandbox to current_user;
grant usage on schema sandbox to foyer_sandbox;
alter default privileges in schema sandbox grant select, insert, update, delete on tables to foyer_sandbox;

-- The truth about money: what the providers really took. `id` is the provider's own id of the payment.
create table sandbox.capture (
  id text primary key,
  gateway text not null,
  order_id text,
  attempt_id text,
  amount numeric not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  row_number bigint generated always as identity unique
);

create table sandbox.refund (
  id text primary key,
  capture_id text not null references sandbox.capture,
  gateway text not null,
  order_id text,
  attempt_id text,
  amount numeric not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  row_number bigint generated always as identity unique
);

-- Misbehaviour still to come: each row is used up `times_left` times, the oldest first.
create table sandbox.fault (
  id bigint generated always as identity primary key,
  gateway text not null,
  mode text not null,
  times_left integer not null check (times_left >= 0),
  delay_ms integer check (delay_ms >= 0),
  call text
);

-- Mails, SMS and pushes that would have left the house.
create table sandbox.message (
  id bigint generated always as identity primary key,
  tenant text not null,
  kind text not null check (kind in ('email', 'sms', 'push')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  links text[] not null,
  at timestamptz not null
);

-- Notifications to Foyer, delivered at least once. `due_at` moves on with each try.
create table sandbox.notification (
  id bigint generated always as identity primary key,
  gateway text not null,
  event_id text not null,
  url text not null,
  content_type text not null,
  body text not null,
  forged boolean not null,
  state text not null check (state in ('pending', 'delivered', 'withheld', 'given_up')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  answer text
);
create index on sandbox.notification (due_at) where state = 'pending';

-- Stripe's objects as its API shows them, and what Stripe knows of them without showing it.
create table sandbox.stripe_object (
  id text primary key,
  object text not null,
  body json not null,
  facts json not null,
  row_number bigint generated always as identity
);
create index on sandbox.stripe_object (object, row_number);
create index on sandbox.stripe_object (object, (body ->> 'customer'));
create index on sandbox.stripe_object (object, (body ->> 'payment_intent'));

-- First answers by Idempotency-Key.
create table sandbox.stripe_answer (
  api_key text not null,
  idempotency_key text not null,
  fingerprint text not null,
  request_id text not null,
  status smallint not null,
  body text not null,
  at timestamptz not null,
  primary key (api_key, idempotency_key)
);

-- What CloudPayments, Paddle and PayPro know: payments tried or made, from the order of one to its end.
create table sandbox.sale (
  id bigint generated always as identity (start with 5000001) primary key,
  gateway text not null,
  -- The shop's own name of it: InvoiceId, passthrough, x-attempt.
  reference text not null,
  order_id text,
  status text not null check (status in ('open', 'waiting', 'completed', 'declined', 'refunded', 'partially_refunded')),
  amount numeric not null check (amount > 0),
  refunded numeric not null default 0,
  currency text not null,
  -- Whatever else the provider keeps: names, addresses, the card, why it was declined.
  facts json not null default '{}',
  at timestamptz not null
);
create index on sandbox.sale (gateway, reference, id);

-- First answers by X-Request-ID, which CloudPayments remembers for an hour.
create table sandbox.request_answer (
  gateway text not null,
  request_id text not null,
  body text not null,
  at timestamptz not null,
  primary key (gateway, request_id)
);

-- Subscriptions of Paddle and PayPro: who charges, how much, when next.
create table sandbox.subscription (
  id bigint generated always as identity (start with 700001) primary key,
  gateway text not null,
  reference text not null,
  status text not null check (status in ('active', 'ended')),
  amount numeric not null,
  currency text not null,
  period_months integer not null,
  next_at timestamptz not null,
  facts json not null default '{}'
);
create index on sandbox.subscription (next_at) where status = 'active';

-- Browsers that the sandbox's push service stands in for, with the keys that only a browser has.
create table sandbox.push_subscriber (
  id uuid primary key,
  tenant text not null,
  private_key bytea not null,
  auth bytea not null,
  server_key bytea not null,
  gone boolean not null default false
);

-- Ticks of the checkbox that stands in for reCAPTCHA's.
create table sandbox.recaptcha_answer (
  token uuid primary key,
  hostname text not null,
  answered_at timestamptz not null,
  spent boolean not null default false
);

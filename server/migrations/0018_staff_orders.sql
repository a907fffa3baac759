-- Lists of all customers' orders and payments, the newest first. For those lists alone, which name the condition that all rows meet:
-- a customer's own list must go through the index of its owner, however few rows there are.
create index order_by_age on billing."order" (tenant, created_at desc, id desc) where number <> '';
create index payment_by_age on billing.payment (tenant, created_at desc, id desc) where transaction_id <> '';

-- What one operator asked for and another decides: sums above the brand's limit.
create table billing.approval (
  id uuid primary key,
  tenant text not null,
  action text not null check (action in ('mark_paid', 'refund')),
  order_id uuid not null references billing."order",
  account_id uuid not null,
  amount numeric(20, 8) not null check (amount > 0),
  currency text not null,
  -- Of a bank transfer.
  reference text,
  paid_on date,
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  -- Operators are kept above: no foreign key.
  requested_by uuid not null,
  requested_handle text not null,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_handle text,
  decided_at timestamptz,
  decision_reason text,
  check ((state = 'pending') = (decided_at is null)),
  -- Four eyes, whatever the code does.
  check (state <> 'approved' or decided_by <> requested_by),
  check ((action = 'mark_paid') = (reference is not null))
);
create unique index one_pending_approval on billing.approval (order_id) where state = 'pending';
-- All that was ever asked for about an order, decided requests included.
create index approval_of_order on billing.approval (order_id);
create index approval_by_age on billing.approval (tenant, requested_at desc, id desc);
select platform.isolate('billing.approval');

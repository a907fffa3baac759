-- A transfer may arrive short of its invoice, by a bank's fee for example. A payment is what arrived for its invoice; what the vendor let go
-- stands beside it, so that both add up to the invoice.
-- step: nothing is short so far
alter table billing.payment add column if not exists shortfall numeric(20, 8) not null default 0;
-- step: an earlier try may have made it
alter table billing.payment drop constraint if exists payment_shortfall_check;
-- step: new rows first
alter table billing.payment add constraint payment_shortfall_check check (shortfall >= 0) not valid;
-- step: then all
alter table billing.payment validate constraint payment_shortfall_check;
-- step: what a gateway captured that was left to people: recorded on the invoice under its own id, or given back there
alter table billing.payment_attempt
  add column if not exists captured_id text,
  add column if not exists captured_amount numeric(20, 8),
  add column if not exists captured_currency text,
  add column if not exists captured_at timestamptz;
-- step: what a second person decides besides: the sum that arrived, if it is not the invoice's; where, if not at the bank; and whether nothing was owed for it
alter table billing.approval
  add column if not exists received numeric(20, 8),
  add column if not exists gateway text,
  add column if not exists is_surplus boolean not null default false;
-- step: the day on which a transfer arrived for which nothing was owed
alter table billing.refund add column if not exists received_on date;

-- Invoices that are not renewals are reminded of as well. The day whose reminder was sent last: before it is due, on it, or after it.
-- step: the day
alter table billing."order" add column if not exists reminded_on date;
-- step: had an earlier try left it half built
drop index concurrently if exists billing.order_owed_by_due;
-- step: what is owed, by the day it is due
create index concurrently order_owed_by_due on billing."order" (tenant, due_on)
  where paid_at is null and cancelled_at is null and due_on is not null;

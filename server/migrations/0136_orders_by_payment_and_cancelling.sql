-- The orders of all customers by the day of their payment and of their cancellation, for the vendor's books.
-- step: had an earlier try left it half built
drop index concurrently if exists billing.order_by_payment;
-- step: built
create index concurrently order_by_payment on billing."order" (tenant, paid_at) where paid_at is not null;
-- step: had an earlier try left it half built
drop index concurrently if exists billing.order_by_cancelling;
-- step: built
create index concurrently order_by_cancelling on billing."order" (tenant, cancelled_at) where cancelled_at is not null;

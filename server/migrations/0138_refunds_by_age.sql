-- Refunds of everybody by the day of their beginning and of their end, and those of one customer, for the vendor's books.
-- step: had an earlier try left it half built
drop index concurrently if exists billing.refund_by_age;
-- step: built
create index concurrently refund_by_age on billing.refund (tenant, created_at desc, id desc) where transaction_id <> '';
-- step: had an earlier try left it half built
drop index concurrently if exists billing.refund_by_settling;
-- step: built
create index concurrently refund_by_settling on billing.refund (tenant, updated_at) where state = 'succeeded';
-- step: had an earlier try left it half built
drop index concurrently if exists billing.refund_of_account;
-- step: built
create index concurrently refund_of_account on billing.refund (tenant, account_id, created_at desc);

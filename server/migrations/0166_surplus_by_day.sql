-- Transfers that were not owed, by the day on which they arrived, for the vendor's books.
-- step: had an earlier try left it half built
drop index concurrently if exists billing.refund_by_receipt;
-- step: built
create index concurrently refund_by_receipt on billing.refund (tenant, received_on) where received_on is not null;

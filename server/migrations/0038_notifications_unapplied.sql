-- Nothing asks for notifications that are not applied: what follows from one is a job of the transaction that stores it. The index was written to twice for each.
-- step: nobody reads it
drop index concurrently if exists billing.notification_unapplied;

-- What a gateway sent is emptied some time after it was applied. Found by this index, which holds what is still there.
-- step: the index
drop index concurrently if exists billing.notification_kept;
-- step: built
create index concurrently notification_kept on billing.gateway_notification (tenant, applied_at) where raw <> '';

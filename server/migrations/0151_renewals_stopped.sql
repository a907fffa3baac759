-- Renewals that stopped their licence of late, for the start page of the console. Without it that page reads all renewals that ever were.
-- step: had an earlier try left it half built
drop index concurrently if exists licensing.renewal_stopped;
-- step: built
create index concurrently renewal_stopped on licensing.renewal (tenant, stop_at) where state = 'stopped';

-- By which order a cancelled one was replaced.
-- step: had an earlier try left it half built
drop index concurrently if exists billing.order_replacing;
-- step: built
create unique index concurrently order_replacing on billing."order" (replaces) where replaces is not null;

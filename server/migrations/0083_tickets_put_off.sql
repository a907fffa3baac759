-- Staff put a question off until they can answer it: it leaves the queue for so long, and comes back in its old place.
alter table support.ticket add column snoozed_until timestamptz;

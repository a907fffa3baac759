-- A leaked key is replaced, and the one before it may go on for some days: a licence has one key of its own and any number that end.
-- step: when a replaced key ends; null for the licence's own
alter table licensing.key_owner add column if not exists ends_at timestamptz;
-- step: the indexes, had an earlier try left them half built
drop index concurrently if exists licensing.key_owner_current;
-- step: likewise
drop index concurrently if exists licensing.key_owner_of_deliverable;
-- step: one key of its own
create unique index concurrently key_owner_current on licensing.key_owner (deliverable_id) where ends_at is null;
-- step: all keys of a licence
create index concurrently key_owner_of_deliverable on licensing.key_owner (deliverable_id);
-- step: no longer one alone
alter table licensing.key_owner drop constraint if exists key_owner_deliverable_id_key;

-- Staff's list of all licences, latest first. The condition keeps one customer's list, which does not name it, out of the index.
-- step: had an earlier try left it half built
drop index concurrently if exists licensing.deliverable_by_age;
-- step: built
create index concurrently deliverable_by_age on licensing.deliverable (tenant, created_at desc, id desc) where human_id <> '';

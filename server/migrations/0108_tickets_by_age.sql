-- All tickets of a brand by their last change, for the queue of its staff. Because of its condition no customer's list uses it.
-- step: had an earlier try left it half built
drop index concurrently if exists support.ticket_by_age;
-- step: built
create index concurrently ticket_by_age on support.ticket (tenant, updated_at desc, id desc) where title <> '';

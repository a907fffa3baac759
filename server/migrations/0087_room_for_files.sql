-- Files count against somebody's room for a year. What an address sends that is in copy of a ticket and has no account counts against its own
-- room, and takes none of whoever asked.
-- step: who that is
alter table support.attachment add column if not exists email text;
-- step: what an account takes, the size beside it; had an earlier try left the index half built
drop index concurrently if exists support.attachment_room_of_account;
-- step: built
create index concurrently attachment_room_of_account on support.attachment (tenant, account_id, created_at) include (size)
  where account_id is not null;
-- step: what an address takes
drop index concurrently if exists support.attachment_room_of_email;
-- step: built
create index concurrently attachment_room_of_email on support.attachment (tenant, email, created_at) include (size)
  where email is not null;
-- step: the one before, of which the first is more
drop index concurrently if exists support.attachment_of_account;

-- The text of a message and its files can be removed for good. The message stays, and says when. Processes of the version before neither write
-- these columns nor change a text: they show an empty text, and a file without a name that is gone.
-- step: when it was removed, and by whose side
alter table support.comment add column if not exists removed_at timestamptz;
-- step: of a ticket's first message
alter table support.ticket add column if not exists description_removed_at timestamptz;
-- step: of a file
alter table support.attachment add column if not exists removed_at timestamptz, add column if not exists removed_by text;
-- step: the rules, for what is written from now on: nothing remains of what was removed
alter table support.comment drop constraint if exists comment_removed_whole;
alter table support.comment add constraint comment_removed_whole check (removed_at is null or body = '') not valid;
-- step: of a ticket's first message
alter table support.ticket drop constraint if exists ticket_description_removed_whole;
alter table support.ticket add constraint ticket_description_removed_whole
  check (description_removed_at is null or description = '') not valid;
-- step: of a file
alter table support.attachment drop constraint if exists attachment_removed_whole;
alter table support.attachment add constraint attachment_removed_whole check (
  (removed_at is null) = (removed_by is null) and coalesce(removed_by, 'staff') in ('client', 'staff')
  and (removed_at is null or (name = '' and size = 0 and not image and kept))) not valid;
-- step: for what was written before
alter table support.comment validate constraint comment_removed_whole;
-- step: of tickets
alter table support.ticket validate constraint ticket_description_removed_whole;
-- step: of files
alter table support.attachment validate constraint attachment_removed_whole;

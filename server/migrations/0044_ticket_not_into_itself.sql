-- Whoever follows a ticket to where it goes on would never arrive.
-- step: the rule, for what is written from now on
alter table support.ticket drop constraint if exists ticket_not_into_itself;
alter table support.ticket add constraint ticket_not_into_itself check (merged_into <> id) not valid;
-- step: for what was written before
alter table support.ticket validate constraint ticket_not_into_itself;

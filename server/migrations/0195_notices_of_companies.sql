-- Members of a company are notified of what happens to its owner's data, as far as their roles go.
-- step: whose data it is about, null for the reader's own; and whether members get e-mails too, which they choose
alter table push.notification add column if not exists owner_id uuid;
alter table push.preference add column if not exists company_mail boolean not null default false;
-- step: had an earlier try left it half built
drop index concurrently if exists push.notification_of_owner;
-- step: notifications that no longer hold are removed for everybody
create index concurrently notification_of_owner on push.notification (tenant, owner_id, cause) where owner_id is not null;

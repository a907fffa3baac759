-- The log with an action chosen, latest entries first.
-- step: had an earlier try left it half built
drop index concurrently if exists platform.audit_entry_action;
-- step: built
create index concurrently audit_entry_action on platform.audit_entry (tenant, action, at desc, id desc);

-- Who made a key in a colleague's name has its secret: it ends with them.
-- step: the column
alter table operator.credential add column if not exists made_by uuid references operator.operator on delete set null;
-- step: of all brands (0036)
alter table operator.credential no force row level security;
alter table operator.operator no force row level security;
alter table platform.audit_entry no force row level security;
-- step: of those that the log tells of
update operator.credential made set made_by = maker.id
  from platform.audit_entry entry
  join operator.operator maker on maker.tenant = entry.tenant and entry.actor = 'operator:' || maker.handle
  where entry.tenant = made.tenant and entry.object_id = made.id::text and entry.action = 'operator_key_issued'
    and made.kind = 'key' and made.made_by is null and maker.id <> made.operator_id;
-- step: of each brand again
alter table operator.credential force row level security;
alter table operator.operator force row level security;
alter table platform.audit_entry force row level security;
-- step: had an earlier try left the index half built
drop index concurrently if exists operator.credential_made_by;
-- step: built
create index concurrently credential_made_by on operator.credential (made_by);

-- What a note about a customer said stayed in the log after the note was removed. The log tells that there was one, of whom and by whom.
-- step: of all brands (0036)
alter table platform.audit_entry no force row level security;
-- step: some thousand entries at a time
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (select id, object_type from platform.audit_entry where id > done order by id limit 5000),
      emptied as (
        update platform.audit_entry entry set changes = entry.changes - 'body'
        from page where entry.id = page.id and page.object_type = 'note' and entry.changes ? 'body')
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table platform.audit_entry force row level security;

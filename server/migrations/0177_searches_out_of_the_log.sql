-- What was searched for in a list that somebody took as a file is often a person. The log tells that there was a search (as does the
-- application from now on), by whom and in which list.
-- step: of all brands (0036)
alter table platform.audit_entry no force row level security;
-- step: some thousand entries at a time
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (select id, action from platform.audit_entry where id > done order by id limit 5000),
      emptied as (
        update platform.audit_entry entry set changes = jsonb_set(jsonb_set(entry.changes, '{filters,query}',
            '"…"', false), '{filters,email}', '"…"', false)
        from page where entry.id = page.id and page.action = 'list_exported'
          and entry.changes -> 'filters' ?| array['query', 'email'])
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table platform.audit_entry force row level security;

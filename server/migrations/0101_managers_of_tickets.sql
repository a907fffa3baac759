-- A ticket belongs to an operator. Names are not unique: two operators with one name would share their tickets. The name stays, for customers and
-- for tickets that an import brings with no more than a name.
-- step: the column
alter table support.ticket add column if not exists manager_id uuid;
-- step: of all brands (0036)
alter table support.ticket no force row level security;
alter table operator.operator no force row level security;
-- step: those whose name only one operator of the brand has, a thousand at a time
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (select id from support.ticket where id > done order by id limit 1000),
      filled as (
        update support.ticket ticket set manager_id = bearer.id
        from page, (
          select tenant, name, min(id::text)::uuid as id from operator.operator group by tenant, name having count(*) = 1) bearer
        where ticket.id = page.id and bearer.tenant = ticket.tenant and bearer.name = ticket.manager_name and ticket.manager_id is null)
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table support.ticket force row level security;
alter table operator.operator force row level security;
-- step: what the version before assigns while it is replaced counts by the name: it knows no other
create or replace function support.manager_by_name() returns trigger language plpgsql as $$
begin
  new.manager_id := null;
  return new;
end $$;
create or replace trigger manager_by_name before update of manager_name on support.ticket for each row
  when (old.manager_id = new.manager_id and old.manager_name is distinct from new.manager_name) execute function support.manager_by_name();
-- step: the indexes, had an earlier try left them half built
drop index concurrently if exists support.ticket_of_manager;
-- step: by operator
create index concurrently ticket_of_manager on support.ticket (tenant, manager_id, state) where manager_id is not null;
-- step: had an earlier try left it half built
drop index concurrently if exists support.ticket_of_manager_name;
-- step: by name
create index concurrently ticket_of_manager_name on support.ticket (tenant, manager_name, state) where manager_id is null and manager_name is not null;

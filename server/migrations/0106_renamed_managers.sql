-- A ticket follows its manager to another name. Only what the version before writes, which knows no other than the name, counts by it.
create or replace function support.manager_by_name() returns trigger language plpgsql as $$
begin
  if not exists (select from operator.operator bearer where bearer.id = new.manager_id and bearer.name = new.manager_name) then
    new.manager_id := null;
  end if;
  return new;
end $$;

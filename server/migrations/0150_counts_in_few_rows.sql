-- Each connection counted in a row of its own, named after its process (0039). Connections are renewed every few minutes since, so the rows of busy accounts
-- became more and more all day, until they could no longer be added up in time. Now a connection takes the lowest number that no other has just then: there are
-- as many rows as there were connections at once, and still nobody waits.
-- step: the number of this connection, which it keeps until it ends. A transaction that fails forgets the setting, but not the lock.
create or replace function platform.take_writer() returns integer language plpgsql as $$
declare
  mine integer;
begin
  select objid::bigint into mine from pg_locks
  where locktype = 'advisory' and classid = 39 and objsubid = 2 and pid = pg_backend_pid() and granted
    and database = (select oid from pg_database where datname = current_database())
  limit 1;
  if mine is null then
    select number into mine from generate_series(1, 100000) as number where pg_try_advisory_lock(39, number) limit 1;
  end if;
  perform set_config('foyer.writer', mine::text, false);
  return mine;
end $$;
create or replace function platform.writer() returns integer language sql as
$$ select coalesce(nullif(current_setting('foyer.writer', true), '')::integer, platform.take_writer()) $$;
-- step: what counts by it
create or replace function platform.count_row() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, tg_argv[0], platform.writer(), 1
  from (values (old.tenant, old.account_id), (new.tenant, new.account_id)) as touched (tenant, account_id)
  where account_id is not null group by tenant, account_id
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;
create or replace function account.count_account() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  values (new.tenant, new.id, 'account', platform.writer(), 1)
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;
create or replace function licensing.count_server() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, 'licensing', platform.writer(), 1 from licensing.deliverable
  where id = case tg_op when 'DELETE' then old.deliverable_id else new.deliverable_id end
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;
create or replace function billing.count_of_order() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, 'billing', platform.writer(), 1 from billing."order"
  where id = case tg_op when 'DELETE' then old.order_id else new.order_id end
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;
-- step: rows are added up, so many at a time, whoever counted in them. Returns the account to go on with; null after the last one.
create or replace function platform.fold_revisions(beginning uuid, most integer) returns uuid language plpgsql as $$
declare
  reached uuid;
begin
  with chosen as materialized (
    select account_id, area, writer from platform.revision
    where tenant = platform.tenant() and account_id >= beginning and writer <> 0
    order by account_id, area, writer limit most for update skip locked),
  removed as (
    delete from platform.revision as counted using chosen
    where (counted.account_id, counted.area, counted.writer) = (chosen.account_id, chosen.area, chosen.writer)
    returning counted.account_id, counted.area, counted.changes),
  added as (
    insert into platform.revision as known (tenant, account_id, area, writer, changes)
    select platform.tenant(), account_id, area, 0, sum(changes) from removed group by account_id, area
    on conflict (account_id, area, writer) do update set changes = known.changes + excluded.changes)
  select case when count(*) >= most then (array_agg(account_id order by account_id desc))[1] end into reached from removed;
  return reached;
end $$;
-- step: servers of the version before call this one, once a day
create or replace function platform.fold_revisions() returns void language plpgsql as $$
begin
  perform platform.fold_revisions('00000000-0000-0000-0000-000000000000', 20000);
end $$;

-- How often what an account's pages show has changed, so that a page that is asked for again and again is told "as it was" without being made
-- anew. What was committed is counted, no more and no less: two sums that are the same saw the same changes.
-- step: the counts
create table if not exists platform.revision (
  tenant text not null,
  account_id uuid not null,
  -- What of the account: as `platform/http/unchanged.ts` names it.
  area text not null,
  -- The connection that counted. Each has a row of its own, so that no two transactions wait for each other; 0 are those that have ended.
  writer integer not null,
  changes bigint not null,
  primary key (account_id, area, writer)
) with (fillfactor = 50);
do $$ begin
  if not exists (select from pg_policies where schemaname = 'platform' and tablename = 'revision') then
    perform platform.isolate('platform.revision');
  end if;
end $$;

-- For rows that say whose they are. A row that changes hands has changed for both.
create or replace function platform.count_row() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, tg_argv[0], pg_backend_pid(), 1
  from (values (old.tenant, old.account_id), (new.tenant, new.account_id)) as touched (tenant, account_id)
  where account_id is not null group by tenant, account_id
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;

create or replace function platform.count_rows_of(target regclass, area text) returns void language plpgsql as $$
begin
  execute format('create or replace trigger count_row after insert or delete on %s for each row execute function platform.count_row(%L)', target, area);
  -- An update that changes nothing is none.
  execute format('create or replace trigger count_update after update on %s for each row when (old.* is distinct from new.*) execute function platform.count_row(%L)', target, area);
end $$;

create or replace function account.count_account() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  values (new.tenant, new.id, 'account', pg_backend_pid(), 1)
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;

create or replace function licensing.count_server() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, 'licensing', pg_backend_pid(), 1 from licensing.deliverable
  where id = case tg_op when 'DELETE' then old.deliverable_id else new.deliverable_id end
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;

-- Connections that have ended count no more; what they counted is kept in one row.
create or replace function platform.fold_revisions() returns void language plpgsql as $$
begin
  with ended as (
    delete from platform.revision where tenant = platform.tenant() and writer <> 0 and writer not in (select pid from pg_stat_activity)
    returning account_id, area, changes)
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select platform.tenant(), account_id, area, 0, sum(changes) from ended group by account_id, area
  on conflict (account_id, area, writer) do update set changes = known.changes + excluded.changes;
end $$;
-- step: accounts, of which others see these two alone
create or replace trigger count_account after update of email, country on account.account for each row
  when (old.email <> new.email or old.country <> new.country) execute function account.count_account();
-- step: orders
select platform.count_rows_of('billing."order"', 'billing');
-- step: payments on their way
select platform.count_rows_of('billing.payment_attempt', 'billing');
-- step: credit notes
select platform.count_rows_of('billing.credit_note', 'billing');
-- step: refunds
select platform.count_rows_of('billing.refund', 'billing');
-- step: disputes
select platform.count_rows_of('billing.dispute', 'billing');
-- step: licences
select platform.count_rows_of('licensing.deliverable', 'licensing');
-- step: media servers
create or replace trigger count_server after insert or update or delete on licensing.server for each row execute function licensing.count_server();

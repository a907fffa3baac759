-- From which address something was done is known for half a year, as with sessions. What was done, when and by whom stays.
-- How far the addresses in a brand's log have been emptied, so that each round reads a day and not the whole log.
create table platform.emptied_address (
  tenant text primary key,
  until timestamptz not null
);
select platform.isolate('platform.emptied_address');

-- The only change of the log that the application can make: it empties addresses that are older than half a year by the database's clock,
-- whatever it is asked for. Of the brand of the transaction, to which the policies confine this function as well. Returns how many there were.
create function platform.empty_addresses(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog as $$
declare
  cutoff timestamptz := least(before, now() - interval '180 days');
  since timestamptz;
  latest timestamptz;
  emptied integer;
begin
  insert into platform.emptied_address (tenant, until) values (platform.tenant(), '-infinity') on conflict do nothing;
  select until into since from platform.emptied_address where tenant = platform.tenant() for update;
  -- With the condition of the index of the whole log by age.
  with page as (
      select id, at from platform.audit_entry
      where tenant = platform.tenant() and action <> '' and at >= since and at < cutoff and actor_ip is not null
      order by at, id limit most),
    gone as (update platform.audit_entry entry set actor_ip = null from page where entry.id = page.id)
  select count(*), max(at) into emptied, latest from page;
  update platform.emptied_address set until = case when emptied < most then greatest(cutoff, since) else latest end
    where tenant = platform.tenant();
  return emptied;
end $$;
revoke execute on function platform.empty_addresses from public;
grant execute on function platform.empty_addresses to foyer_web;

-- From which address something was done is known for half a year, as with sessions. What was done, when and by whom stays.
-- The only change of the log that the application may make: it empties addresses that are older, by the database's clock.
create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history is written once' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_addresses before update on platform.audit_entry for each row
  when (current_user = 'foyer_web' and (new.actor_ip is not null or old.at >= now() - interval '180 days'))
  execute function platform.refuse_change();
grant update (actor_ip) on platform.audit_entry to foyer_web;

-- How far the addresses in a brand's log have been emptied, so that each round reads a day and not the whole log.
create table platform.emptied_address (
  tenant text primary key,
  until timestamptz not null
);
select platform.isolate('platform.emptied_address');

-- Empties at most so many addresses of the brand from before this time, but none of the last half year. Returns how many there were.
create function platform.empty_addresses(before timestamptz, most integer) returns integer language plpgsql as $$
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

-- From which address something was done is known for half a year, as with sessions. What was done, when and by whom stays.
-- All that the application may change of the log: it empties addresses that are older, by the database's clock, and takes a person out of the
-- entries that tell of them while their account is being erased (0170).
create function platform.keep_history() returns trigger language plpgsql as $$
declare
  erased account.account;
begin
  if new.changes = old.changes and new.reason is not distinct from old.reason and new.actor = old.actor
    and new.actor_ip is null and old.at < now() - interval '180 days' then return new; end if;
  select * into erased from account.account
    where id = nullif(current_setting('foyer.erasing', true), '')::uuid and tenant = old.tenant and closed_at is not null and erased_at is null;
  if erased.id is not null
    and (new.changes in (old.changes, '{}')) and (new.reason is null or new.reason = old.reason)
    and (new.actor = old.actor or new.actor = 'system' and lower(old.actor) = lower(erased.email))
    and (new.actor_ip is null or new.actor_ip = old.actor_ip)
    and (erased.id::text in (old.object_id, old.actor, old.account_id::text, old.changes ->> 'account_id')
      or position(lower(erased.email) in lower(old.changes::text || ' ' || coalesce(old.reason, '') || ' ' || old.actor)) > 0)
  then return new; end if;
  raise exception 'history is written once' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_history before update on platform.audit_entry for each row
  when (current_user = 'foyer_web') execute function platform.keep_history();
grant update (actor_ip, actor, changes, reason) on platform.audit_entry to foyer_web;

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

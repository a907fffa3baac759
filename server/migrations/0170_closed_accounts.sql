-- An account is closed by its customer or by staff, and erased thirty days later: its row stays for what refers to it, and says nothing any
-- more of whose it was.
-- step: when
alter table account.account add column if not exists closed_at timestamptz, add column if not exists erased_at timestamptz;
-- step: nobody is erased who was not closed before
alter table account.account drop constraint if exists account_closed_before_erased;
alter table account.account add constraint account_closed_before_erased check (erased_at is null or closed_at is not null) not valid;
-- step: for what was written before
alter table account.account validate constraint account_closed_before_erased;
-- step: whose turn it is; had an earlier try left the index half built
drop index concurrently if exists account.account_to_erase;
-- step: built
create index concurrently account_to_erase on account.account (tenant, closed_at) where closed_at is not null and erased_at is null;
-- step: the log of an account that is about to be erased
-- History is written once (0001). An exception: of an account that is closed and not yet erased, what entries say of the person is taken
-- out of them, some entries at a time, in the order of their ids. What was done, when and to what stays, and so do the figures of documents
-- that the law keeps. Returns the last id it has looked at; null where there are no more entries. The table itself allows no more (0178).
create or replace function platform.empty_entries_of(erased uuid, after uuid, most integer) returns uuid language plpgsql as $$
declare
  address text;
  words text[];
  seen uuid;
begin
  select lower(email), array_remove(array[lower(email), lower(phone), case when name <> '' and second_name <> '' then lower(name || ' ' || second_name) end], null)
    into address, words
    from account.account
    where id = erased and tenant = platform.tenant() and closed_at is not null and erased_at is null;
  if address is null then raise exception 'this account is not about to be erased'; end if;
  perform set_config('foyer.erasing', erased::text, true);
  with page as materialized (
    select entry.id, entry.changes, entry.reason, entry.actor,
        object_type not in ('order', 'payment', 'refund', 'credit_note', 'approval', 'discrepancy', 'deliverable') as free,
        coalesce(entry.account_id = erased, false) or object_id = erased::text or entry.actor = erased::text
          or coalesce(entry.changes ->> 'account_id' = erased::text, false) as own,
        lower(entry.changes::text || ' ' || coalesce(entry.reason, '') || ' ' || entry.actor) as said
      from platform.audit_entry entry
      where entry.tenant = platform.tenant() and entry.id > after
      order by entry.id limit most),
    found as (
      select page.id, own, own and free or exists (
          select from unnest(case when own then words else array[address] end) word where position(word in said) > 0) as personal
        from page),
    emptied as (
      update platform.audit_entry entry
        set changes = case when personal then '{}' else entry.changes end,
          reason = case when personal then null else entry.reason end,
          actor = case when lower(entry.actor) = address then 'system' else entry.actor end,
          actor_ip = case when own and not starts_with(entry.actor, 'operator:') then null else entry.actor_ip end
        from found
        where entry.id = found.id and entry.tenant = platform.tenant() and (own or personal))
  select max(page.id::text)::uuid into seen from page;
  return seen;
end $$;

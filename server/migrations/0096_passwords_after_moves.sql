-- The password of the brand that an account moved away from opens nothing once its owner has chosen another at the brand that serves it now.
-- step: when a password was last chosen for an account that there was already, and when an account was moved
alter table account.account add column if not exists password_changed_at timestamptz, add column if not exists moved_at timestamptz;
-- step: moves are noted by the database, whoever writes them
create or replace function account.note_move() returns trigger language plpgsql as $$
begin
  new.moved_at := case when new.moved_to is null then null else now() end;
  return new;
end $$;
-- step: had an earlier try made it
drop trigger if exists note_move on account.account;
-- step: made
create trigger note_move before update of moved_to on account.account for each row
  when (old.moved_to is distinct from new.moved_to) execute function account.note_move();
-- step: of all brands (0036)
alter table account.account no force row level security;
alter table platform.audit_entry no force row level security;
-- step: where accounts were moved to, as the log tells of their passwords, a thousand at a time; when they were moved nobody knows
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (
        select id, email, moved_to from account.account where id > done and moved_to is not null order by id limit 1000),
      filled as (
        update account.account there
        set password_changed_at = (
          select max(entry.at) from platform.audit_entry entry
          where entry.tenant = there.tenant and entry.account_id = there.id and entry.action = 'password_changed')
        from page where there.tenant = page.moved_to and there.email = page.email and there.password_changed_at is null)
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table account.account force row level security;
alter table platform.audit_entry force row level security;

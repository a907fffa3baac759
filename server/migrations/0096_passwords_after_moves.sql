-- After a move to another brand, the old brand's password opens nothing once a new password was chosen at the new brand.
-- step: when a password was last changed, and when an account was moved
alter table account.account add column if not exists password_changed_at timestamptz, add column if not exists moved_at timestamptz;
-- step: the database records moves, which are written by hand
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
-- step: earlier password changes of accounts that others were moved to, from the audit log, a thousand at a time; earlier moves have no time
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

-- Links of copies never expire, and those of addresses that have been removed since still told who the customer is.
-- step: of all brands (0036)
alter table account.link_token no force row level security;
alter table account.account no force row level security;
alter table support.ticket no force row level security;
alter table support.secondary_email no force row level security;
-- step: a thousand links at a time; those of tickets stay while any ticket of the customer has the address, because tickets are merged
do $$
declare
  done bytea := '';
begin
  loop
    with page as (select hash from account.link_token where hash > done order by hash limit 1000),
      gone as (
        delete from account.link_token link using page
        where link.hash = page.hash and link.purpose = 'mail_copy' and link.used_at is null
          and not exists (
            select from account.account, unnest(notification_emails) as further
            where account.id = link.account_id and lower(further) = link.object_id)
          and not exists (
            select from support.ticket join support.secondary_email copy on copy.ticket_id = ticket.id
            where ticket.tenant = link.tenant and ticket.account_id = link.account_id
              and link.object_id = copy.email || ' ' || split_part(link.object_id, ' ', 2)))
    select hash into done from page order by hash desc limit 1;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table account.link_token force row level security;
alter table account.account force row level security;
alter table support.ticket force row level security;
alter table support.secondary_email force row level security;

-- How long a customer has waited is since their first word that nobody has answered, whatever was done to the ticket meanwhile.
-- step: the column
alter table support.ticket add column if not exists waiting_since timestamptz;
-- For what the version before opens while it is replaced.
alter table support.ticket alter column waiting_since set default now();
-- step: of all brands (0036)
alter table support.ticket no force row level security;
alter table support.comment no force row level security;
-- step: those that are there already, a thousand at a time
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (select id from support.ticket where id > done order by id limit 1000),
      filled as (
        update support.ticket ticket
        set waiting_since = greatest(ticket.created_at,
          (select max(created_at) from support.comment where ticket_id = ticket.id and author = 'client'))
        from page where ticket.id = page.id and ticket.waiting_since is null)
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table support.ticket force row level security;
alter table support.comment force row level security;
-- step: none without, from now on
alter table support.ticket drop constraint if exists ticket_waits_since;
alter table support.ticket add constraint ticket_waits_since check (waiting_since is not null) not valid;
-- step: nor before
alter table support.ticket validate constraint ticket_waits_since;
-- step: which needs no other look at the rows
alter table support.ticket alter column waiting_since set not null;
alter table support.ticket drop constraint ticket_waits_since;
-- step: the index, had an earlier try left it half built
drop index concurrently if exists support.ticket_waiting;
-- step: built
create index concurrently ticket_waiting on support.ticket (tenant, state, waiting_since, id);

-- When a payment was entered. A transfer is dated by the day of the money, which may lie in a month whose books are closed.
-- step: the column; the version before leaves it to the default while it is replaced
alter table billing.payment add column if not exists recorded_at timestamptz;
alter table billing.payment alter column recorded_at set default now();
-- step: of all brands (0036)
alter table billing.payment no force row level security;
alter table platform.audit_entry no force row level security;
-- step: what was there before, a thousand at a time: transfers by the log, the others arrived when they were entered
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (select id from billing.payment where id > done order by id limit 1000),
      filled as (
        update billing.payment payment set recorded_at = coalesce(
          case when payment.gateway = 'bank_transfer' then (
            select min(at) from platform.audit_entry entry
            where entry.tenant = payment.tenant and entry.object_id = payment.order_id::text and entry.action = 'order_paid') end,
          payment.created_at)
        from page where payment.id = page.id and payment.recorded_at is null)
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table billing.payment force row level security;
alter table platform.audit_entry force row level security;
-- step: the rule, for what is written from now on
alter table billing.payment drop constraint if exists payment_recorded_at_known;
alter table billing.payment add constraint payment_recorded_at_known check (recorded_at is not null) not valid;
-- step: for what was written before
alter table billing.payment validate constraint payment_recorded_at_known;
-- step: as a property of the column, which needs no scan after the rule
alter table billing.payment alter column recorded_at set not null;
alter table billing.payment drop constraint if exists payment_recorded_at_known;
-- step: had an earlier try left it half built
drop index concurrently if exists billing.payment_by_recording;
-- step: payments of all customers in the order of their entry
create index concurrently payment_by_recording on billing.payment (tenant, recorded_at desc, id desc) where transaction_id <> '';

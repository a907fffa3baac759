-- When the outside service of a licence charges next, which may be later than the licence's paid day: whoever agrees in the days of grace
-- pays a period that had begun before.
-- step: the column
alter table licensing.deliverable add column if not exists external_charge_on date;
-- step: of all brands (0036)
alter table licensing.deliverable no force row level security;
alter table billing."order" no force row level security;
alter table billing.payment no force row level security;
-- step: those that a service has charged already, a thousand at a time
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with page as (
        select id from licensing.deliverable
        where id > done and billing_kind = 'external' and terminated_at is null order by id limit 1000),
      filled as (
        update licensing.deliverable licence
        set external_charge_on = (
          select (max(payment.created_at) at time zone 'UTC')::date + make_interval(months => case licence.period
            when 'quarterly' then 3 when 'semiannually' then 6 when 'annually' then 12 else 1 end)
          from billing."order" bought join billing.payment payment on payment.order_id = bought.id
          where bought.tenant = licence.tenant and bought.deliverable_id = licence.id and payment.gateway = licence.gateway)
        from page where licence.id = page.id and licence.external_charge_on is null)
    select max(id::text)::uuid into done from page;
    exit when done is null;
    commit;
  end loop;
end $$;
-- step: of each brand again
alter table licensing.deliverable force row level security;
alter table billing."order" force row level security;
alter table billing.payment force row level security;

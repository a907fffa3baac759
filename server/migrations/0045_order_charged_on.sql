-- The day on which a card is charged for an order by itself, so that nobody is asked to pay what is paid anyway. Null where a person pays.
alter table billing."order" add column charged_on date;
-- Those of renewals that wait for their day. Row-level security would hide them from an owner that is no superuser, and what pages show
-- of them is counted by those who write them: no page has been shown this column yet.
alter table billing."order" no force row level security;
alter table licensing.renewal no force row level security;
alter table billing."order" disable trigger count_update;
update billing."order" set charged_on = (renewal.try_at at time zone 'UTC')::date
from licensing.renewal
where renewal.order_id = "order".id and renewal.state = 'open' and renewal.try_at is not null
  and "order".paid_at is null and "order".cancelled_at is null;
alter table billing."order" enable trigger count_update;
alter table licensing.renewal force row level security;
alter table billing."order" force row level security;
-- Whether a card will do is part of what an order says.
select platform.count_rows_of('billing.payment_method', 'billing');

-- An order may be paid by a colleague, by a member of the company or by its owner. Its page tells of each attempt and of what went back, and whoever sees
-- it asks how often things of its owner have changed: that is whom these count for, and not whoever paid.
-- step: the count
create or replace function billing.count_of_order() returns trigger language plpgsql as $$
begin
  insert into platform.revision as known (tenant, account_id, area, writer, changes)
  select tenant, account_id, 'billing', pg_backend_pid(), 1 from billing."order"
  where id = case tg_op when 'DELETE' then old.order_id else new.order_id end
  on conflict (account_id, area, writer) do update set changes = known.changes + 1;
  return null;
end $$;
-- step: payments on their way
create or replace trigger count_row after insert or delete on billing.payment_attempt for each row execute function billing.count_of_order();
create or replace trigger count_update after update on billing.payment_attempt for each row
  when (old.* is distinct from new.*) execute function billing.count_of_order();
-- step: refunds
create or replace trigger count_row after insert or delete on billing.refund for each row execute function billing.count_of_order();
create or replace trigger count_update after update on billing.refund for each row
  when (old.* is distinct from new.*) execute function billing.count_of_order();

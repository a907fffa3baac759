-- A start that was cut off while it built one of these left it half built: nothing is found by it, and attempts of one licence are not held
-- apart. The next start met its name and took it for done. One that is whole stays as it is: while it was built anew, nothing would hold them apart.
-- step: what was left half built
do $$
declare
  half regclass;
begin
  for half in
    select indexrelid from pg_index where not indisvalid
      and indexrelid in (to_regclass('billing.one_live_attempt_per_licence'), to_regclass('billing.attempt_of_card'))
  loop
    execute 'drop index ' || half;
  end loop;
end $$;
-- step: the index that 0034 builds
create unique index concurrently if not exists one_live_attempt_per_licence on billing.payment_attempt (licence_id)
  where licence_id is not null and state in ('started', 'requires_action', 'unknown');
-- step: the index that 0042 builds
create index concurrently if not exists attempt_of_card on billing.payment_attempt (tenant, card_last_four) where state = 'succeeded';

-- What a customer's former vendor had agreed for so many, as an import brings it: it counts by the unit, whatever the limit. Null where the price is
-- the catalogue's.
-- step: the two
alter table licensing.deliverable
  add column if not exists agreed_price numeric(20, 8),
  add column if not exists agreed_quantity integer;
-- step: neither without the other
do $$ begin
  if not exists (select from pg_constraint where conname = 'deliverable_agreed_price') then
    alter table licensing.deliverable add constraint deliverable_agreed_price
      check ((agreed_price is null) = (agreed_quantity is null) and agreed_quantity > 0) not valid;
  end if;
end $$;
-- step: for those that are there
alter table licensing.deliverable validate constraint deliverable_agreed_price;

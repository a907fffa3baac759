-- Why an order is without tax, in the words that the brand had for it on that day. Null: it had none.
alter table billing."order" add column tax_note jsonb;

-- What a buyer's bookkeeping calls an invoice by: on the account the one for new invoices, on an order the one that it was issued with or
-- given since. One of the order's own goes on with the licence; that of the account is asked for anew each time.
alter table account.account add column buyer_reference text;
alter table billing."order" add column buyer_reference text;
alter table billing."order" add column own_reference boolean not null default false;
-- The cancelled order whose place it takes.
alter table billing."order" add column replaces uuid;
-- The tax in the currency of the seller's country: currency, amount, rate, quoted, day, source. Null: the brand states none, or it is the
-- same currency.
alter table billing."order" add column tax_in jsonb;
-- What the card that paid was: visa, MasterCard and so on, as its gateway calls it. Cards are forgotten, receipts are not.
alter table billing.payment_attempt add column card_type text;

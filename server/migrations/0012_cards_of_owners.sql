-- Whose saved card an attempt charges, where that is not the payer: members with the role billing pay their owner's invoices with the owner's card.
alter table billing.payment_attempt add column card_account_id uuid;

-- The document of money that went back: a refund has one, whoever settles it and how often.
alter table billing.credit_note add column refund_id uuid references billing.refund;
create unique index credit_note_of_refund on billing.credit_note (refund_id) where refund_id is not null;

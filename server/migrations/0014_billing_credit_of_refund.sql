-- The document of money that went back: a refund has one, whoever settles it and how often. Those without a refund do not meet.
alter table billing.credit_note add column refund_id uuid references billing.refund;
create unique index credit_note_of_refund on billing.credit_note (refund_id);

-- A customer's notes of some months, for their archive.
create index credit_note_of_account on billing.credit_note (tenant, account_id, issued_at);

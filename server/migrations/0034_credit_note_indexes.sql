-- Whoever looks for the note of a refund finds it without looking through all notes; those without one do not meet.
create unique index credit_note_by_refund on billing.credit_note (refund_id);
drop index billing.credit_note_of_refund;

-- A customer's notes of some months, for their archive.
create index credit_note_of_account on billing.credit_note (tenant, account_id, issued_at);

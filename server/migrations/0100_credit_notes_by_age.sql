-- Credit notes of everybody by the day of their own, for the vendor's books. By its condition it serves no list of one customer's.
-- step: had an earlier try left it half built
drop index concurrently if exists billing.credit_note_by_age;
-- step: built
create index concurrently credit_note_by_age on billing.credit_note (tenant, issued_at desc, id desc) where number <> '';

-- A key ends with the key that made it: a thief of the first one has the secret of the second.
-- step: the column
alter table operator.credential add column if not exists made_with uuid references operator.credential on delete set null;
-- step: had an earlier try left the index half built
drop index concurrently if exists operator.credential_made_with;
-- step: built
create index concurrently credential_made_with on operator.credential (made_with);

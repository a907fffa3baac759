-- What a stored answer stands on: the rights by which the caller was let in to things of others. Null where they were the caller's own.
alter table platform.idempotency_key add column admissions jsonb;

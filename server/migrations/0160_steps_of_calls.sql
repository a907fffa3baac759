-- What the transactions of a call under this key have committed so far, each with its result: a repetition of a call whose
-- answer was never stored does not carry them out again.
alter table platform.idempotency_key add column steps bytea[];

-- The last statement of each of those transactions. It fails, and with it the transaction, if the key has since been taken
-- by another run of the same call, which does the work itself.
create function platform.note_step(
  its_caller text, its_key uuid, its_start timestamptz, step bytea, let_in jsonb
) returns void language plpgsql as $$
begin
  update platform.idempotency_key set steps = array_append(steps, step), admissions = let_in
    where tenant = platform.tenant() and caller = its_caller and key = its_key and started_at = its_start and status is null;
  if not found then
    raise exception 'another run of this call has taken its Idempotency-Key';
  end if;
end $$;

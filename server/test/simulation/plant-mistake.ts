import type { Shop } from './shop.ts'

/** Plants a bug for the simulation to find: transfers are recorded, but what they pay for is not delivered. */
export const plantMistake = async ({ ask }: Pick<Shop, 'ask'>): Promise<void> => {
  await ask(`create function licensing.withhold() returns trigger language plpgsql as $$ begin
    if exists (select from billing."order" where deliverable_id = new.id and gateway = 'bank_transfer' and paid_at is not null)
      then new.paid_till := old.paid_till; end if;
    return new; end $$`)
  await ask(
    'create trigger withhold before update of paid_till on licensing.deliverable for each row execute function licensing.withhold()',
  )
}

import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

const refuse = `create function platform.lose_answer() returns trigger language plpgsql as
  $$ begin raise exception 'the answer is lost'; end $$;`

/** What cannot be stored of a call: its answer, or also that it has ended, as when its process is killed. */
const triggers = {
  failed: `create trigger lose_answer before update on platform.idempotency_key for each row
    when (new.status is not null) execute function platform.lose_answer()`,
  killed: `create trigger lose_answer before update on platform.idempotency_key for each row
    when (new.status is not null or new.started_at <> old.started_at) execute function platform.lose_answer();
    create trigger lose_end before delete on platform.idempotency_key for each row execute function platform.lose_answer()`,
}

/** Runs calls that commit what they do and whose answers are then lost. Returns what `work` does. */
export const losingAnswers = async <T>(
  { database_url }: RunningFoyer,
  how: keyof typeof triggers,
  work: () => Promise<T>,
): Promise<T> => {
  await askDatabase(database_url, refuse + triggers[how])
  try {
    return await work()
  } finally {
    await askDatabase(database_url, 'drop function platform.lose_answer cascade')
  }
}

/** A run that has not ended counts as cut off from now on. */
export const giveUpRun = ({ database_url }: RunningFoyer, key: string): Promise<unknown> =>
  askDatabase(
    database_url,
    `update platform.idempotency_key set started_at = started_at - interval '3 minutes' where key = $1`,
    [key],
  )

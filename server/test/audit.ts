import type { RunningFoyer } from './running-foyer.ts'

interface Entry {
  readonly action: string
  readonly actor: string
  readonly account_id: string | null
  readonly reason: string | null
  readonly changes: Readonly<Record<string, unknown>>
}

/** What the log says about an object, earliest first: all of it, or one kind of act. */
export const entriesOf = <Field extends keyof Entry>(
  { sql }: Pick<RunningFoyer, 'sql'>,
  objectId: string,
  fields: readonly Field[],
  action?: string,
): Promise<Pick<Entry, Field>[]> =>
  sql(
    `select ${fields.join()} from platform.audit_entry where object_id = $1 and ($2::text is null or action = $2) order by at, id`,
    objectId,
    action ?? null,
  )

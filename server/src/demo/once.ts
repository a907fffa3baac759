import { Client } from 'pg'
import { StartError } from '../platform/start-error.ts'

const begun = 'demo world begun'
const complete = 'demo world'

/** The schemas that the demo fills. All are emptied if a first start was interrupted. */
export const emptied = [
  'account',
  'company',
  'catalogue',
  'billing',
  'licensing',
  'support',
  'operator',
  'push',
  'webhooks',
  'sandbox',
]

const emptyTables = `
  do $$ declare names text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
      from pg_tables where schemaname = any(string_to_array('${emptied.join(' ')}', ' ')) or schemaname = 'platform' and tablename in ('audit_entry', 'search_word');
    execute 'truncate ' || names || ' restart identity';
  end $$`

const reached = async (client: Client, name: string): Promise<boolean> => {
  const { rowCount } = await client.query('select from platform.milestone where name = $1', [name])
  return rowCount === 1
}

const reach = async (client: Client, name: string, at: Date): Promise<void> => {
  await client.query('insert into platform.milestone (name, reached_at) values ($1, $2)', [name, at])
}

const refuseOthersData = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query('select from account.account limit 1')
  if (rowCount !== 0)
    throw new StartError(
      'The database holds accounts that are not the demo’s: set FOYER_CONFIG or use another database.',
    )
}

const prepare = async (client: Client, now: Date): Promise<boolean> => {
  if (!(await reached(client, begun))) {
    await refuseOthersData(client)
    await reach(client, begun, now)
    return false
  }
  await client.query(emptyTables)
  return true
}

/**
 * Runs the work once ever, in whichever process comes first; other processes wait for it. If an earlier attempt was
 * interrupted, the tables are emptied and the work starts over with `again` set.
 */
export const onceOnly = async (url: string, now: Date, work: (again: boolean) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url, application_name: 'foyer demo' })
  await client.connect()
  try {
    // The lock belongs to the connection, so it ends with the process.
    await client.query(`select pg_advisory_lock(hashtext('foyer demo world'))`)
    if (await reached(client, complete)) return
    await work(await prepare(client, now))
    await reach(client, complete, now)
  } finally {
    await client.end()
  }
}

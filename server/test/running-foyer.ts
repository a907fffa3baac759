import type { Foyer } from '../src/app.ts'
import { type Client, createClient } from './client.ts'
import { askDatabase } from './rows.ts'

export interface RunningFoyer extends Pick<Foyer, 'platform' | 'modules'> {
  readonly url: string
  /** Of the owner of the database, who bypasses row-level security. */
  readonly database_url: string
  /** Its data folder, which contains the files. */
  readonly data: string
  /** Not signed in, at the brand aurora. */
  readonly client: Client
  /** Asks the database as its owner: to read or change what no call can. */
  sql<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** A server that listens, as tests and stories use it. */
export const runningFoyer = (
  { platform, modules }: Foyer,
  place: Pick<RunningFoyer, 'url' | 'database_url' | 'data' | 'close'>,
): RunningFoyer => ({
  ...place,
  platform,
  modules,
  client: createClient(place.url, { tenant: 'aurora' }),
  sql: (text, ...values) => askDatabase(place.database_url, text, values),
})

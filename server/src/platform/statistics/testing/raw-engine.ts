import { Session } from 'chdb'
import { defaultLimits, type Params } from '../engine.ts'
import { readSettings } from '../settings.ts'

export interface Statement {
  readonly sql: string
  readonly params: Params
}

export interface RawEngine {
  /** Returns JSONEachRow. */
  read(statement: Statement): Promise<string>
  /** Writes the rows of a statement to a new CSV file. */
  writeCsv(file: string, sql: string): Promise<void>
  close(): void
}

/** The bare engine in this process, with the settings of Foyer's reads: the baseline for measurements. */
export const openRawEngine = async (folder: string): Promise<RawEngine> => {
  const [reading, writing] = [new Session(folder), new Session(folder)]
  for (const [name, value] of Object.entries(readSettings(defaultLimits)))
    await reading.queryAsync(`SET ${name} = '${String(value)}'`)
  return {
    read: async ({ sql, params }) => (await reading.queryBindAsync(sql, params, { format: 'JSONEachRow' })).text(),
    writeCsv: async (file, sql) => {
      await writing.queryAsync(`INSERT INTO FUNCTION file('${file}', 'CSV') ${sql}`)
    },
    close: () => {
      reading.close()
      writing.close()
    },
  }
}

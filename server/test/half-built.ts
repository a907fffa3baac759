import { Client } from 'pg'
import { expect } from 'vitest'

/** Leaves an index half built, as a start does that is interrupted while the build waits for a writer of the table. */
export const leaveHalfBuilt = async (url: string, table: string, building: string): Promise<void> => {
  const [writer, builder] = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  await Promise.all([writer.connect(), builder.connect()])
  try {
    await writer.query(`begin; lock table ${table} in row exclusive mode`)
    await builder.query(`set statement_timeout = '200ms'`)
    await expect(builder.query(building)).rejects.toThrow('statement timeout')
  } finally {
    await Promise.all([writer.end(), builder.end()])
  }
}

import type pg from 'pg'

/** Runs the work on one connection and commits it. An error is rolled back and rethrown. */
export const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is closed instead of reused.
    const broken = await client.query('rollback').then(
      () => undefined,
      (cause: Error) => cause,
    )
    client.release(broken)
    throw error
  }
}

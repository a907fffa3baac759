import { Client } from 'pg'

/** Asks a database as its owner, past row-level security: for what no call tells, and to bring about what no call does. */
export const askDatabase = async <Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

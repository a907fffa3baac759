import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { databaseUrl, templateDatabase } from './database-url.ts'

export interface TestDatabase {
  /** With the rights of the owner, who bypasses row-level security. */
  readonly url: string
  drop(): Promise<void>
}

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgres_url') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * An empty, migrated database in a few hundredths of a second; or a copy of another one, to which nobody may be
 * connected meanwhile.
 */
export const createTestDatabase = async (like?: TestDatabase): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = like === undefined ? templateDatabase : new URL(like.url).pathname.slice(1)
  await administer(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(inject('postgres_url'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Settings } from '../config.ts'
import { sampleOfFiles } from '../modules/support/index.ts'
import { type Blobs, folderBlobs, s3Blobs } from '../platform/blobs/blobs.ts'

const storeOf = ({ s3, data }: Settings): Blobs => (s3 === null ? folderBlobs(join(data, 'files')) : s3Blobs(s3))

/** Whether the store can be used. Returns what is wrong. */
export const lookAtFiles = async (settings: Settings): Promise<string | null> => {
  // The check would create a missing folder.
  if (settings.s3 !== null || existsSync(join(settings.data, 'files'))) await storeOf(settings).ping()
  return null
}

/**
 * Whether the files that tickets name are in the store, on a sample of each brand: a restore may have forgotten them, or
 * the bucket is another one. Returns what is wrong.
 */
export const lookForFiles = async (client: pg.Client, settings: Settings): Promise<string | null> => {
  const blobs = storeOf(settings)
  const named = new Set<string>()
  for (const brand of Object.keys(settings.brands)) {
    await client.query(`select set_config('foyer.tenant', $1, false)`, [brand])
    const { rows } = await client.query<{ key: string }>(sampleOfFiles)
    for (const { key } of rows) named.add(key)
  }
  const missing: string[] = []
  for (const key of named) if (!(await blobs.has(key))) missing.push(key)
  const place = settings.s3 === null ? join(settings.data, 'files') : `the bucket ${settings.s3.bucket}`
  return missing.length === 0
    ? null
    : `${missing.length} of ${named.size} that were looked for are not in ${place}, such as ${missing[0]}`
}

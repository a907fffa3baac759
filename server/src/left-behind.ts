import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './config.ts'

/** Whether the folder of the blob store has files. It has one folder for each brand; others begin with a dot. */
const hasFiles = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder).some((name) => !name.startsWith('.') && readdirSync(join(folder, name)).length > 0)

/**
 * What embedded engines have stored while the settings name external ones, which know nothing of it: one line for each,
 * or none. Otherwise Foyer would start as an empty installation, or without the files, and all would seem to be well.
 */
export const leftBehind = ({ database_url, clickhouse_url, s3, data }: Settings): string[] => {
  const stays = (variable: string, name: string): string =>
    `${variable} is set, and ${join(data, name)} still holds what was stored so far: move it (OPERATIONS.md, Move to external engines), then rename the folder.`
  return [
    ...(database_url !== null && existsSync(join(data, 'postgres', 'PG_VERSION'))
      ? [stays('DATABASE_URL', 'postgres')]
      : []),
    ...(clickhouse_url !== null && existsSync(join(data, 'statistics', 'store'))
      ? [stays('CLICKHOUSE_URL', 'statistics')]
      : []),
    ...(s3 !== null && hasFiles(join(data, 'files')) ? [stays('S3_ENDPOINT', 'files')] : []),
  ]
}

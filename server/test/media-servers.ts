import type { LeaseClaims } from '@foyer/contract/licensing/media-server.ts'
import type { JSONWebKeySet } from 'jose'
import { type DocumentKind, readDocument } from '../src/modules/licensing/index.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

export const keyOf = async ({ database_url }: RunningFoyer, deliverableId: string): Promise<string> => {
  const rows = await askDatabase(database_url, 'select key from licensing.deliverable where id = $1', [deliverableId])
  return String((rows[0] as { key: string } | undefined)?.key)
}

/** A client that calls as a media server of the licence. */
export const mediaServer = async (foyer: RunningFoyer, deliverableId: string): Promise<Client> =>
  foyer.client.as({ licence_key: await keyOf(foyer, deliverableId) })

/** Lets this many minutes pass, and after each runs the job that finds silent servers. */
export const listenFor = async (foyer: RunningFoyer, minutes: number): Promise<void> => {
  const { clock, jobs } = foyer.platform
  await jobs.runDue()
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.offset_ms += 60_000
    await jobs.runDue()
  }
}

export const licenceKeys = async ({ client }: Pick<RunningFoyer, 'client'>): Promise<JSONWebKeySet> =>
  (await client.send('GET', '/.well-known/licence-keys.json')).body as JSONWebKeySet

/** The claims of a signed document. Throws if the signature is not ours. */
export const claimsOf = async (foyer: RunningFoyer, kind: DocumentKind, text: string): Promise<LeaseClaims> => {
  const claims = readDocument(await licenceKeys(foyer), kind, text)
  if (claims === undefined) throw new Error(`not a signed ${kind}`)
  // All kinds of documents share these claims.
  return claims as unknown as LeaseClaims
}

import { createHash } from 'node:crypto'
import type { EndingFiles } from '@foyer/contract/licensing/activation.ts'
import type { ActivationRequest } from '@foyer/contract/licensing/media-server.ts'
import type { RunningFacts } from '../servers/lease-rules.ts'
import { fileClaims } from '../servers/signed-claims.ts'
import type { OfflineActivationRow } from './activation-store.ts'
import { claimsIn } from './signed-document.ts'

type IssuedFile = Pick<OfflineActivationRow, 'key'>

/** What a file for this server says today, except when it was issued. */
export const claimsFor = (facts: RunningFacts, { server_id, hostname, version }: ActivationRequest) => ({
  ...fileClaims(facts),
  server_id,
  hostname,
  version,
})

/** Files with the same hash are the same. */
export const hashOf = (claims: ReturnType<typeof claimsFor>): Buffer =>
  createHash('sha256').update(JSON.stringify(claims)).digest()

/** The earlier of two ends; null stands for none. */
const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** The end of an issued file; null if it never ends. */
export const endOf = ({ key }: IssuedFile): string | null => {
  const end = claimsIn(key)?.expires_at
  return typeof end === 'string' ? end : null
}

/** When the first of these files ends; null if none does. */
export const firstEnd = (files: readonly IssuedFile[]): string | null => files.map(endOf).reduce(earlier, null)

/** The files that a new one would outlast; null if there are none. */
export const endingOf = (facts: RunningFacts, files: readonly IssuedFile[]): EndingFiles | null => {
  const { expires_at } = fileClaims(facts)
  const outlasted = files.filter((file) => {
    const end = endOf(file)
    return end !== null && (expires_at === null || end < expires_at)
  })
  const from = firstEnd(outlasted)
  return from === null ? null : { servers: outlasted.length, from }
}

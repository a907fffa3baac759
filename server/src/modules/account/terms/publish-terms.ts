import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { AuditEntry } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { Services } from '../services.ts'
import { insertTerms, isPublished, lockTerms } from './terms-store.ts'

export interface NewTerms {
  readonly tenant: string
  /** The name that people use for it, such as `2026-03`. */
  readonly version: string
  readonly documents: readonly { readonly locale: Locale; readonly pdf: Uint8Array }[]
  readonly reason?: string | undefined
}

/** A PDF has its `startxref` this close to its end. */
const tailBytes = 2_048

/** Whether it begins and ends as a PDF does. A truncated file, which nobody could read, would lock everybody out. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-tailBytes).includes('startxref')

/**
 * Makes a version of the terms the current one, which everybody is asked to accept again. 409 if there is a version with this name, 422
 * if a document is no PDF or a language comes twice.
 */
export const publishTerms =
  ({ database, clock, audit }: Services) =>
  async (
    { tenant, version, documents, reason }: NewTerms,
    { actor, actor_ip }: Pick<AuditEntry, 'actor' | 'actor_ip'>,
  ): Promise<void> => {
    const files = documents.map(({ locale, pdf }) => ({ locale, document: Buffer.from(pdf) }))
    const broken = files.findIndex(({ document }) => !isPdf(document))
    if (broken >= 0) throw failure('invalid', { pointer: `/documents/${broken}/pdf` })
    const locales = files.map(({ locale }) => locale)
    if (new Set(locales).size < locales.length) throw failure('invalid', { pointer: '/documents' })
    await database.transaction(tenant, async (tx) => {
      await lockTerms(tx)
      if (await isPublished(tx, version)) throw failure('conflict', { pointer: '/version' })
      const published_at = clock.now()
      for (const file of files) await insertTerms(tx, { ...file, tenant, version, published_at })
      await audit(tx, {
        tenant,
        actor,
        actor_ip,
        reason,
        action: 'terms_published',
        object_type: 'terms',
        object_id: version,
        account_id: null,
        changes: { locales },
      })
    })
  }

import type { Terms } from '@foyer/contract/account/terms.ts'
import type { NewTermsBody, TermsVersion } from '@foyer/contract/operator/desk.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { insertTerms } from '../terms/terms-store.ts'
import { countAccounts, findTermsDocument, listTermsVersions, lockTerms } from './terms-version-store.ts'

export interface TermsVersions {
  /** The newest first. */
  readonly versions: TermsVersion[]
  /** Accounts of the brand: so many are asked when the terms change. */
  readonly accounts: number
}

export const readTermsVersions =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall): Promise<TermsVersions> =>
    database.read(tenant, async (tx) => ({
      versions: (await listTermsVersions(tx)).map(({ version, locales, published_at, accepted }, at) => ({
        version,
        locales: locales.map((locale) => Locale.parse(locale)),
        published_at: published_at.toISOString(),
        current: at === 0,
        accepted,
      })),
      accounts: await countAccounts(tx),
    }))

/** One document of a version; 404 where the version has none in this language. */
export const readTermsDocument =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall, version: string, locale: Locale): Promise<Terms> =>
    database.read(tenant, async (tx) => {
      const row = await findTermsDocument(tx, version, locale)
      if (row === undefined) throw failure('not_found')
      return { version, locale, document: row.document.toString('base64') }
    })

/** So near its end a PDF says where its parts are listed. */
const tailBytes = 2_048

/** Whether it begins and ends as a PDF does: half of one, which nobody could read, would keep everybody out. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-tailBytes).includes('startxref')

/** A version that is shown and accepted from now on; 409 where there is one of this name, 422 at a document that is no PDF or comes twice. */
export const publishTermsVersion =
  (services: Services) =>
  async (call: OperatorCall, { version, documents, reason }: NewTermsBody): Promise<TermsVersion> => {
    const { database, clock, audit } = services
    const files = documents.map(({ locale, pdf }) => ({ locale, document: Buffer.from(pdf, 'base64') }))
    const broken = files.findIndex(({ document }) => !isPdf(document))
    if (broken >= 0) throw failure('invalid', { pointer: `/documents/${broken}/pdf` })
    if (new Set(files.map(({ locale }) => locale)).size < files.length)
      throw failure('invalid', { pointer: '/documents' })
    await database.transaction(call.tenant, async (tx) => {
      const { tenant } = call
      await lockTerms(tx)
      if ((await listTermsVersions(tx)).some((known) => known.version === version))
        throw failure('conflict', { pointer: '/version' })
      const published_at = clock.now()
      for (const file of files) await insertTerms(tx, { ...file, tenant, version, published_at })
      await audit(tx, {
        ...auditedByOperator(call),
        ...(reason !== undefined && { reason }),
        action: 'terms_published',
        object_type: 'terms',
        object_id: version,
        account_id: null,
        changes: { locales: files.map(({ locale }) => locale) },
      })
    })
    const { versions } = await readTermsVersions(services)(call)
    const made = versions.find((known) => known.version === version)
    if (made === undefined) throw new Error('unreachable: the version was just published')
    return made
  }

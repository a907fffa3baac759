import type { Terms } from '@foyer/contract/account/terms.ts'
import type { NewTermsBody, TermsVersion } from '@foyer/contract/operator/desk.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { publishTerms } from '../terms/publish-terms.ts'
import { countAccounts, findTermsDocument, listTermsVersions } from './terms-version-store.ts'

export interface TermsVersions {
  /** Newest first. */
  readonly versions: TermsVersion[]
  /** The number of the brand's accounts: all of them are asked again when the terms change. */
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

/** One document of a version; 404 if the version has none in this language. */
export const readTermsDocument =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall, version: string, locale: Locale): Promise<Terms> =>
    database.read(tenant, async (tx) => {
      const row = await findTermsDocument(tx, version, locale)
      if (row === undefined) throw failure('not_found')
      return { version, locale, document: row.document.toString('base64') }
    })

/** The published version, with the number of accounts that have accepted it. */
export const publishTermsVersion =
  (services: Services) =>
  async (call: OperatorCall, { version, documents, reason }: NewTermsBody): Promise<TermsVersion> => {
    const { tenant, ...by } = auditedByOperator(call)
    const decoded = documents.map(({ locale, pdf }) => ({ locale, pdf: Buffer.from(pdf, 'base64') }))
    await publishTerms(services)({ tenant, version, documents: decoded, reason }, by)
    const { versions } = await readTermsVersions(services)(call)
    const made = versions.find((known) => known.version === version)
    if (made === undefined) throw new Error('unreachable: the version was just published')
    return made
  }

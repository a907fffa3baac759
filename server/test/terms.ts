import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { RunningFoyer } from './foyer.ts'

/** A document with just this text. */
export const termsDocument = (text: string): Buffer => Buffer.from(`%PDF-1.7 ${text} startxref`)

/** The vendor publishes a version of the terms, which everybody then has to accept. */
export const publishTerms = (
  foyer: RunningFoyer,
  version: string,
  {
    tenant = 'aurora',
    locales = ['en', 'ru'],
  }: { readonly tenant?: string; readonly locales?: readonly Locale[] } = {},
): Promise<void> =>
  foyer.modules.account.publishTerms(
    { tenant, version, documents: locales.map((locale) => ({ locale, pdf: termsDocument(`${version} ${locale}`) })) },
    'operator:test',
  )

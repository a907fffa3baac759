import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { letterBrand } from '../../branding/index.ts'
import { type CompanyTexts, en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import { findCompany } from '../member-store.ts'
import type { Services } from '../services.ts'

type Kind = keyof CompanyTexts['letters']

/** These put a question to somebody who may know nothing of it. */
const asking: readonly Kind[] = ['invite', 'colleague_request', 'transfer']

const texts: Readonly<Record<Locale, CompanyTexts>> = { en, ru }

export interface CompanyLetter {
  readonly tenant: string
  readonly kind: Kind
  readonly to: string
  /** Of the one who causes it, where nothing is known of the reader. */
  readonly locale: Locale
  /** Who causes it. */
  readonly who: string
  readonly company: string
  /** Where the button leads: a path of the portal, with its token. */
  readonly path: string
}

/** Somebody's own address, which is to be copied as it is; programs make nothing of it but a new mail. */
const isEmail = (word: string): boolean => /^\(?[^\s@()/:]+@[^\s@()/:]+\)?$/.test(word)

/** A name that is an address reads the same and is no link in any program for mails: what strangers call themselves must lead nowhere in our name. */
const deadened = (name: string): string =>
  name.replaceAll(/\S+/g, (word) => (isEmail(word) ? word : word.replaceAll(/[.:/](?=\S)/g, '$&\u2060')))

/** One of the letters between people who work together, in the reader's language where they have an account. */
export const postCompanyLetter = async (
  { account, branding, mailer, clock, portalUrl }: Services,
  tx: Tx,
  { tenant, kind, to, locale: fallback, who, company, path }: CompanyLetter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const reader = await account.findByEmail(tx, to)
  const locale = reader === undefined ? fallback : Locale.parse(reader.locale)
  const { letters, footers } = texts[locale]
  const footer = asking.includes(kind) ? footers.asked : footers.concerned
  const { subject, heading, paragraphs, action } = letters[kind](deadened(who), deadened(company), brand.name)
  await mailer.post(tx, `${kind}-${makeId(clock)}`, {
    tenant,
    locale,
    to: [to],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: paragraphs[0] ?? heading,
      heading,
      paragraphs,
      action: { label: action, url: `${portalUrl(tenant)}${path}` },
      footer: footer(brand.name),
    },
  })
}

/** What happened to a company, for somebody whom it concerns and who is not there to see it. */
export const tellOfCompany = async (
  services: Services,
  tx: Tx,
  news: {
    readonly tenant: string
    readonly kind: 'invite_accepted' | 'member_left' | 'member_removed' | 'company_transferred'
    readonly company_id: string
    /** Account of the reader. */
    readonly reader_id: string
    /** Account of who did it. */
    readonly actor_id: string
  },
): Promise<void> => {
  const { tenant, kind, company_id, reader_id, actor_id } = news
  const people = await services.account.getAll(tx, [reader_id, actor_id])
  const [reader, actor] = [people.get(reader_id), people.get(actor_id)]
  if (reader === undefined || actor === undefined) return
  const name = [actor.name, actor.second_name].filter(Boolean).join(' ')
  await postCompanyLetter(services, tx, {
    tenant,
    kind,
    to: reader.email,
    locale: 'en',
    who: name === '' ? actor.email : `${name} (${actor.email})`,
    company: (await findCompany(tx, company_id))?.title ?? '',
    path: kind === 'member_removed' ? '/profile' : '/company',
  })
}

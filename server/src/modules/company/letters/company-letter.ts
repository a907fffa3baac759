import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { letterBrand } from '../../branding/index.ts'
import { type CompanyTexts, en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import { findCompany } from '../members/member-store.ts'
import type { Services } from '../services.ts'

type Kind = keyof CompanyTexts['letters']

/** Letters that ask something of a person who may not know the portal at all. */
const asking: readonly Kind[] = ['invite', 'colleague_request', 'transfer']

const texts: Readonly<Record<Locale, CompanyTexts>> = { en, ru }

export interface CompanyLetter {
  readonly tenant: string
  readonly kind: Kind
  readonly to: string
  /** The actor's language, used if nothing is known about the reader. */
  readonly locale: Locale
  /** The person who caused the letter. */
  readonly who: string
  readonly company: string
  /** The target of the button: a path of the portal, with its token. */
  readonly path: string
}

/** Somebody's own address, unchanged so that it can be copied. Mail programs link it only to a new mail. */
const isEmail = (word: string): boolean => /^\(?[^\s@()/:]+@[^\s@()/:]+\)?$/.test(word)

/**
 * A name that looks like a web address stays readable but is not linked by any mail program: names that strangers choose must not lead
 * anywhere from our mails.
 */
const deadened = (name: string): string =>
  name.replaceAll(/\S+/g, (word) => (isEmail(word) ? word : word.replaceAll(/[.:/](?=\S)/g, '$&\u2060')))

/** Sends one of the letters between people who work together, in the reader's language if they have an account. None to a closed one. */
export const postCompanyLetter = async (
  { account, branding, mailer, clock, portalUrl }: Services,
  tx: Tx,
  { tenant, kind, to, locale: fallback, who, company, path }: CompanyLetter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const reader = await account.findByEmail(tx, to)
  if (reader !== undefined && reader.closed_at !== null) return
  const locale = reader === undefined ? fallback : Locale.parse(reader.locale)
  const { letters, footers } = texts[locale]
  const footer = asking.includes(kind) ? footers.asked : footers.concerned
  const { subject, heading, paragraphs, action } = letters[kind](deadened(who), deadened(company), brand.name)
  await mailer.post(tx, `${kind}-${makeId(clock)}`, {
    tenant,
    urgent: true,
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

/** Tells a person what happened to a company while they were away. */
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
  const name = fullName(actor)
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

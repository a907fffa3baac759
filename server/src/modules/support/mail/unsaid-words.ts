import type { Tx } from '../../../platform/database/database.ts'
import { newestSaid } from '../comment-store.ts'
import { firstSpeakerOf } from '../first-author.ts'
import { shownOf } from '../letters/post-letters.ts'
import { frameWords } from '../letters/texts.ts'
import type { Services } from '../services.ts'
import type { TicketRow } from '../store.ts'

/**
 * Finds out whether a reply by mail contains anything that its sender wrote. Outlook does not mark quoted lines, so an
 * answer typed into our letter cannot be told from the letter by its form. Everything that our letters say is struck
 * out of the mail; if any words are left, the sender wrote them.
 */

/**
 * The words of a text, each between brackets. Phrases can then be searched regardless of how a mail program changes
 * line breaks, formatting and punctuation.
 */
const wordsIn = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `<${word}>`).join('')

/** Shorter comments are not struck out: a sender may answer with the same few letters. */
const leastLetters = 10

const isTelling = (phrase: string): boolean => phrase.replaceAll(/[<>]/g, '').length >= leastLetters

/** Removes links to the portal, which are ours, even if a mail program rewrote them to go through another address. */
const withoutLinksTo = (host: string, text: string): string => {
  const isOurs = (link: string): boolean => [host, encodeURIComponent(host)].some((part) => link.includes(part))
  return text.replaceAll(/<?https?:\/\/\S+/gi, (link) => (isOurs(link) ? ' ' : link))
}

interface Said {
  /** Texts of the letters themselves. */
  readonly frame: readonly string[]
  /** Texts of the ticket. */
  readonly words: readonly string[]
  readonly host: string
}

/**
 * Whether the mail says anything that our letters do not. Longer phrases are struck out first, and only as a whole, so
 * that words added inside a phrase remain.
 */
const isBeyond = (text: string, { frame, words, host }: Said): boolean => {
  const phrases = new Set([...frame.map(wordsIn), ...words.map(wordsIn).filter(isTelling)])
  phrases.delete('')
  const left = [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, '|'), wordsIn(withoutLinksTo(host, text)))
  return left.includes('<')
}

/** Comments compared: people answer recent letters, and an older comment appears in a mail only beside these. */
const mostSaid = 20

/** Longer than one or several of our letters can be. */
const mostDoubtful = 60_000

/**
 * Whether the sender wrote into our letter, for a mail with nothing or only a greeting above it. When in doubt the
 * answer is yes: a word too many is better than one that is lost.
 */
export const isAnsweredWithin = async (
  { branding, portalUrl, staff }: Services,
  tx: Tx,
  ticket: TicketRow,
  doubtful: string,
): Promise<boolean> => {
  if (doubtful === '' || doubtful.length > mostDoubtful) return doubtful !== ''
  const { id, tenant, description, creator_name, creator_email, attachments } = ticket
  const said = await newestSaid(tx, id, mostSaid)
  const brand = branding.get(tenant).name
  const authors = said.map(({ author_name }) => author_name)
  const names = new Set([creator_name || creator_email, firstSpeakerOf(ticket), ...authors, ...(await staff.names(tx))])
  const files = [...attachments, ...said.flatMap((comment) => comment.attachments)]
  return isBeyond(doubtful, {
    frame: [...frameWords(brand, [...names]), brand, ...files.map(({ name }) => name)],
    words: [description, ...said.map(({ body }) => body)].map(shownOf),
    host: new URL(portalUrl(tenant)).host,
  })
}

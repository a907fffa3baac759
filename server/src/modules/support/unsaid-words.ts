import type { Tx } from '../../platform/database/database.ts'
import { newestSaid } from './comment-store.ts'
import { shownOf } from './letters/post-letters.ts'
import { frameWords } from './letters/texts.ts'
import type { Services } from './services.ts'
import type { TicketRow } from './store.ts'

/** Each of its words between marks, so that a phrase is found as a phrase: whatever a mail program makes of lines, formats and signs around them. */
const wordsIn = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `<${word}>`).join('')

/** Shorter comments are not looked for: somebody may answer with the same few letters. */
const leastLetters = 10

const isTelling = (phrase: string): boolean => phrase.replaceAll(/[<>]/g, '').length >= leastLetters

/** Links to the portal are ours, also where a mail program leads them through an address of its own. */
const withoutLinksTo = (host: string, text: string): string => {
  const isOurs = (link: string): boolean => [host, encodeURIComponent(host)].some((part) => link.includes(part))
  return text.replaceAll(/<?https?:\/\/\S+/gi, (link) => (isOurs(link) ? ' ' : link))
}

interface Said {
  /** Of the letters themselves. */
  readonly frame: readonly string[]
  /** Of the ticket. */
  readonly words: readonly string[]
  readonly host: string
}

/** Whether a mail says anything below its head that our letters did not. Each is struck out as a whole, so that what stands within it remains. */
const isBeyond = (text: string, { frame, words, host }: Said): boolean => {
  const phrases = new Set([...frame.map(wordsIn), ...words.map(wordsIn).filter(isTelling)])
  phrases.delete('')
  const left = [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, '|'), wordsIn(withoutLinksTo(host, text)))
  return left.includes('<')
}

/** Letters that are answered are about the newest words; older ones are in no mail but beside these. */
const mostSaid = 20

/** No letter is as long, nor several of them. */
const mostDoubtful = 60_000

/**
 * Whether a mail whose sender wrote nothing, or no more than a greeting, above our letter wrote into it: Outlook marks nothing of what it
 * quotes. Where nobody can tell they did: a word too many is better than one that is lost.
 */
export const isAnsweredWithin = async (
  { branding, portalUrl }: Services,
  tx: Tx,
  { id, tenant, description, creator_name, creator_email, attachments }: TicketRow,
  doubtful: string,
): Promise<boolean> => {
  if (doubtful === '' || doubtful.length > mostDoubtful) return doubtful !== ''
  const said = await newestSaid(tx, id, mostSaid)
  const brand = branding.get(tenant).name
  const names = new Set([creator_name || creator_email, ...said.map(({ author_name }) => author_name)])
  const files = [...attachments, ...said.flatMap((comment) => comment.attachments)]
  return isBeyond(doubtful, {
    frame: [...frameWords(brand, [...names]), brand, ...files.map(({ name }) => name)],
    words: [description, ...said.map(({ body }) => body)].map(shownOf),
    host: new URL(portalUrl(tenant)).host,
  })
}

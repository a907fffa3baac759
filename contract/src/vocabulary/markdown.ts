/**
 * How words of customers and staff are read, on a page and in a letter: no HTML of the writer's own; quotes and lists a few deep, for a
 * person reads them; lines end where they were ended.
 */
export const markdownOptions = {
  html: false,
  linkify: true,
  breaks: true,
  typographer: false,
  maxNesting: 20,
} as const

const deepQuotes = /^((?:[ \t]*>){10})(?:[ \t]*>)+/gm

/** Beyond its deepest level the parser leaves words out; quotes of quotes of quotes are shown at the tenth instead. */
export const withoutDeepQuotes = (text: string): string => text.replaceAll(deepQuotes, '$1')

/** Addresses that a link in somebody's words may have: pages and mailboxes. */
export const linkedAddress = /^(?:https?:|mailto:)/i

/** Links lead out of the house, and tell nobody where they were followed. */
export const linkRelation = 'noopener noreferrer nofollow ugc'

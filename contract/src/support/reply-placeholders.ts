/** What a saved reply may leave open: filled in where it is put into an answer. */
export const replyPlaceholders = [
  'customer_name',
  'customer_first_name',
  'company',
  'ticket_number',
  'licence_number',
  'operator_name',
] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/** As it is written. */
export const writtenPlaceholder = (name: string): string => `{{${name}}}`

/** What is known of these; a blank is not known. */
export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>

/** With a backslash in front, braces stand for themselves: answers show commands of other programs, too. */
const braces = /(\\?)\{\{([^{}]*)\}\}/g

const nameIn = (inside: string): ReplyPlaceholder | undefined =>
  replyPlaceholders.find((name) => name === inside.trim())

/** What stands in braces and is no placeholder, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(braces)].flatMap(([, escape, inside = '']) =>
      escape === '' && nameIn(inside) === undefined ? [inside.trim()] : [],
    ),
  ),
]

/** The placeholders that stand in a text. */
export const placeholdersIn = (text: string): ReplyPlaceholder[] => {
  const found = [...text.matchAll(braces)].flatMap(([, escape, inside = '']) => (escape === '' ? [nameIn(inside)] : []))
  return replyPlaceholders.filter((name) => found.includes(name))
}

/** A name is a name, whatever signs of Markdown are in it: what somebody else chose formats nothing of an answer. */
const asWords = (value: string): string =>
  value
    .replaceAll(/[\\`*[\]<>~|{]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replace(/^[#+=-]/, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)

export interface FilledReply {
  readonly text: string
  /** Where the first of what is not known stands, as a placeholder. */
  readonly gap: { readonly start: number; readonly end: number } | undefined
}

/** The text with what is known in place of its placeholders; one pass, so that nothing in a value is taken for one. */
export const fillReply = (text: string, values: ReplyValues): FilledReply => {
  let filled = ''
  let from = 0
  let gap: FilledReply['gap']
  for (const match of text.matchAll(braces)) {
    const [whole, escape = '', inside = ''] = match
    filled += text.slice(from, match.index)
    from = match.index + whole.length
    const name = escape === '' ? nameIn(inside) : undefined
    const value = name === undefined ? '' : (values[name]?.trim() ?? '')
    if (name !== undefined && value === '')
      gap ??= { start: filled.length, end: filled.length + writtenPlaceholder(name).length }
    if (name === undefined) filled += whole.slice(escape.length)
    else filled += value === '' ? writtenPlaceholder(name) : asWords(value)
  }
  return { text: filled + text.slice(from), gap }
}

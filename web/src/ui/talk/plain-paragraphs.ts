/** Letters, figures, and signs that mean nothing in Markdown, wherever they stand; a point or a slash may belong to an address. */
const harmless = /^(?:[\p{L}\p{M}\p{N}\p{Sc} \n,;:?!'"()%+=#$^{}…–—«»“”„‘’‚№°×-]|\.(?!\p{L})|\/(?!\/))*$/u

/** Lists, headings, rules, and code that is set in. */
const marked = /^(?: |[-+#=]|\d+[.)])/m

/**
 * The lines of each paragraph of a text in which nothing is to be formatted, as most people write; undefined where something may be.
 * Shown line by line they look as the parser of Markdown would have made them, without waiting for it.
 */
export const plainParagraphs = (text: string): readonly (readonly string[])[] | undefined => {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').replaceAll(/ +$/gm, '')
  if (!harmless.test(trimmed) || marked.test(trimmed)) return undefined
  return trimmed
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
}

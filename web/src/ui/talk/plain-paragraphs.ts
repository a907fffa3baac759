/** Letters, digits, and characters that never mean anything in Markdown. A dot or slash may belong to a URL. */
const harmless = /^(?:[\p{L}\p{M}\p{N}\p{Sc} \n,;:?!'"()%+=#$^{}…–—«»“”„‘’‚№°×-]|\.(?!\p{L})|\/(?!\/))*$/u

/** Lists, headings, rules, and indented code. */
const marked = /^(?: |[-+#=]|\d+[.)])/m

/**
 * The lines of each paragraph if the text needs no formatting, as most messages do not; undefined if it may. Rendered
 * line by line, they look exactly like the Markdown parser's output, without loading the parser.
 */
export const plainParagraphs = (text: string): readonly (readonly string[])[] | undefined => {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').replaceAll(/ +$/gm, '')
  if (!harmless.test(trimmed) || marked.test(trimmed)) return undefined
  return trimmed
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
}

import MarkdownIt from 'markdown-it'

/** No HTML of the writer's own; quotes and lists a few deep, for a person reads them; lines end where they were ended. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false, maxNesting: 20 })

// A picture from elsewhere would tell its sender who reads: it becomes a link to it.
parser.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index]
  const address = parser.utils.escapeHtml(String(token?.attrGet('src') ?? ''))
  return `<a href="${address}">${parser.utils.escapeHtml(token?.content || address)}</a>`
}

/** Beyond its deepest level the parser leaves words out; quotes of quotes of quotes are shown at the tenth instead. */
const deepQuotes = /^((?:[ \t]*>){10})(?:[ \t]*>)+/gm

/** Markdown as HTML, not yet clean: whoever shows it cleans it first. */
export const htmlOf = (text: string): string => parser.render(text.replaceAll(deepQuotes, '$1'))

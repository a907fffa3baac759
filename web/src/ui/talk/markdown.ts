import { markdownOptions, withoutDeepQuotes } from '@foyer/contract/vocabulary/markdown.ts'
import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt(markdownOptions)

// A picture from elsewhere would tell its sender who reads: it becomes a link to it.
parser.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index]
  const address = parser.utils.escapeHtml(String(token?.attrGet('src') ?? ''))
  return `<a href="${address}">${parser.utils.escapeHtml(token?.content || address)}</a>`
}

/** Markdown as HTML, not yet clean: whoever shows it cleans it first. */
export const htmlOf = (text: string): string => parser.render(withoutDeepQuotes(text))

import { markdownOptions, withoutDeepQuotes } from '@foyer/contract/vocabulary/markdown.ts'
import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt(markdownOptions)

// An image from another server would reveal to its sender who reads the message, so it becomes a link.
parser.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index]
  const address = parser.utils.escapeHtml(String(token?.attrGet('src') ?? ''))
  return `<a href="${address}">${parser.utils.escapeHtml(token?.content || address)}</a>`
}

/** Markdown as HTML, not yet sanitised: the caller must sanitise it before display. */
export const htmlOf = (text: string): string => parser.render(withoutDeepQuotes(text))

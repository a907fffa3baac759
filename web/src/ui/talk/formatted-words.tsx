import { linkedAddress, linkRelation } from '@foyer/contract/vocabulary/markdown.ts'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { htmlOf } from './markdown.ts'

const purifier = DOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  if (!node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', linkRelation)
})

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: linkedAddress,
  RETURN_DOM_FRAGMENT: true,
} as const

/** Renders Markdown, sanitised to text, lists, tables and links to pages and mailboxes. */
export const FormattedWords = ({ text }: { text: string }) => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { ALLOWED_TAGS, ALLOWED_ATTR, ...rest } = allowed
    const clean = purifier.sanitize(htmlOf(text), {
      ...rest,
      ALLOWED_TAGS: [...ALLOWED_TAGS],
      ALLOWED_ATTR: [...ALLOWED_ATTR],
    })
    // Headings in a message must not become headings of the page.
    for (const heading of clean.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const line = document.createElement('p')
      line.className = 'words-heading'
      line.append(...heading.childNodes)
      heading.replaceWith(line)
    }
    for (const wide of clean.querySelectorAll('pre, table')) wide.setAttribute('tabindex', '0')
    element.current?.replaceChildren(clean)
  }, [text])
  return <div ref={element} className="words" dir="auto" />
}

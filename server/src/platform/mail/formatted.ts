import { linkedAddress, linkRelation, markdownOptions, withoutDeepQuotes } from '@foyer/contract/vocabulary/markdown.ts'
import MarkdownIt, { type Token } from 'markdown-it'
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react'
import { link } from './elements.ts'

const parser = new MarkdownIt(markdownOptions)

interface Look {
  readonly className?: string
  readonly style?: CSSProperties
}

const block = { margin: '0 0 12px' } as const
const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace'
const cell: Look = {
  className: 'letter-line',
  style: { border: '1px solid #dfe4e6', padding: '4px 10px', textAlign: 'left' },
}

/** The allowed elements with their styles. Anything else that the parser recognizes is shown without formatting. */
const looks: Readonly<Record<string, Look>> = {
  p: { style: block },
  ul: { style: { ...block, paddingLeft: '22px' } },
  ol: { style: { ...block, paddingLeft: '22px' } },
  li: {},
  blockquote: {
    className: 'letter-said',
    style: { ...block, borderLeft: '3px solid #dfe4e6', color: '#5d6b71', paddingLeft: '12px' },
  },
  table: { style: { ...block, borderCollapse: 'collapse' } },
  thead: {},
  tbody: {},
  tr: {},
  th: cell,
  td: cell,
  strong: { style: { fontWeight: 600 } },
  em: {},
  s: {},
}

/** Headings in a person's text must not become headings of the e-mail. */
const title: Look = { style: { ...block, fontWeight: 600 } }

const codeLook: Look = {
  className: 'letter-code',
  style: { backgroundColor: '#eef1f2', borderRadius: '4px', fontFamily: mono, fontSize: '13px', padding: '1px 5px' },
}

/** Long lines wrap, because nobody scrolls an e-mail sideways on a phone. */
const codeBlockLook: Look = {
  className: 'letter-code',
  style: {
    ...block,
    backgroundColor: '#eef1f2',
    borderRadius: '6px',
    fontSize: '13px',
    lineHeight: '20px',
    padding: '10px 12px',
    whiteSpace: 'pre-wrap',
  },
}

const linked = (address: ReturnType<Token['attrGet']>, words: readonly ReactNode[]): ReactNode =>
  typeof address === 'string' && linkedAddress.test(address)
    ? link({ href: address, rel: linkRelation, style: { color: 'inherit', textDecoration: 'underline' } }, ...words)
    : h(Fragment, null, ...words)

const isList = (tag: string): boolean => tag === 'ul' || tag === 'ol'

const around = (token: Token, inside: readonly ReactNode[]): ReactNode => {
  const { tag, hidden } = token
  if (tag === 'a') return linked(token.attrGet('href'), inside)
  if (/^h\d$/.test(tag)) return h('p', title, ...inside)
  const look = looks[tag]
  // In tight lists the paragraphs are hidden; their text is directly in the list item.
  if (hidden || look === undefined) return h(Fragment, null, ...inside)
  const first = tag === 'ol' ? token.attrGet('start') : null
  // The margin of a nested list would add to that of its item.
  const style = isList(tag) && token.level > 1 ? { ...look.style, margin: 0 } : look.style
  return h(tag, { ...look, style, ...(first !== null && { start: Number(first) }) }, ...inside)
}

const alone = (token: Token): ReactNode => {
  const { type, content, children } = token
  switch (type) {
    case 'inline':
      return h(Fragment, null, ...drawn((children ?? []).values()))
    case 'softbreak':
    case 'hardbreak':
      return h('br')
    case 'code_inline':
      return h('code', codeLook, content)
    case 'fence':
    case 'code_block':
      return h('pre', codeBlockLook, h('code', { style: { fontFamily: mono } }, content))
    case 'hr':
      return h('hr', {
        className: 'letter-line',
        style: { border: 0, borderTop: '1px solid #dfe4e6', margin: '16px 0' },
      })
    case 'image': {
      // A remote image would reveal to its sender who reads the e-mail, so it becomes a link.
      const address = token.attrGet('src')
      return linked(address, [content || address])
    }
    default:
      return content
  }
}

/** Draws tokens up to the end of the current element. The caller continues after it. */
const drawn = (tokens: IteratorObject<Token>): ReactNode[] => {
  const nodes: ReactNode[] = []
  for (let next = tokens.next(); next.done !== true; next = tokens.next()) {
    const token = next.value
    if (token.nesting < 0) break
    nodes.push(token.nesting > 0 ? around(token, drawn(tokens)) : alone(token))
  }
  return nodes
}

/**
 * A person's Markdown in an e-mail, as the page shows it. It is built from a few elements only, so that nothing in the
 * text can become anything else.
 */
export const formatted = (markdown: string): ReactNode =>
  h(Fragment, null, ...drawn(parser.parse(withoutDeepQuotes(markdown), {}).values()))

import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { box, button, letterHead, link, margins, preview } from './letter-tags.ts'

/** What a brand's letters look like. */
export interface LetterBrand {
  readonly name: string
  readonly accent: string
  readonly on_accent: string
}

interface LinkItem {
  readonly name: string
  readonly url: string
}

/** Text that keeps its lines, or links under a word of their own. */
export type Paragraph = string | { readonly title: string; readonly links: readonly LinkItem[] }

/** What a letter says, whichever form it is read in. */
export interface LetterParts {
  readonly brand: LetterBrand
  readonly locale: Locale
  readonly preview: string
  /** Stands above everything else, so that what is quoted below it can be told from an answer. */
  readonly marker?: string
  readonly heading: string
  readonly paragraphs: readonly Paragraph[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footer: string
  readonly footer_link?: { readonly label: string; readonly url: string }
}

const font = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Long words, such as names of files and addresses, break rather than widen a phone's screen. */
const wrapping = { overflowWrap: 'anywhere' } as const

const style = {
  body: { backgroundColor: '#f4f6f7', margin: 0, padding: 0 },
  page: { backgroundColor: '#f4f6f7', fontFamily: font, margin: 0, padding: '24px 12px' },
  column: { maxWidth: '560px' },
  brand: { fontSize: '14px', lineHeight: '24px', color: '#3d4a4f', fontWeight: 600, ...margins('0', '16px') },
  card: { backgroundColor: '#ffffff', border: '1px solid #dfe4e6', borderRadius: '10px' },
  inCard: { padding: '24px' },
  heading: { ...wrapping, color: '#152226', fontSize: '20px', lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' },
  text: { fontSize: '15px', lineHeight: '24px', ...wrapping, color: '#34444a', ...margins('0', '12px') },
  action: { margin: '20px 0 8px' },
  line: { width: '100%', border: 'none', borderTop: '1px solid #e6eaec', margin: '20px 0 16px' },
  footer: { fontSize: '12px', lineHeight: '18px', ...wrapping, color: '#5d6b71', ...margins('16px', '0') },
  marker: { fontSize: '12px', lineHeight: '18px', color: '#5d6b71', ...margins('0', '16px') },
} as const

/** What mail programs that know the dark make of it; the others show the letter as it is above. No character here may need escaping. */
const inTheDark = `
@media (prefers-color-scheme: dark) {
  .letter { background-color: #10171a !important; }
  .letter td { background-color: transparent !important; }
  .letter-card { background-color: #182125 !important; border-color: #2b373c !important; }
  .letter-heading, .letter-brand { color: #eef3f5 !important; }
  .letter-text { color: #c8d3d7 !important; }
  .letter-quiet { color: #93a2a8 !important; }
  .letter-line { border-color: #2b373c !important; }
  .letter-button { border-color: #5d6b71 !important; }
}`

const buttonStyle = ({ accent, on_accent }: LetterBrand) => ({
  backgroundColor: accent,
  // A dark brand's button has an edge in the dark.
  border: `1px solid ${accent}`,
  color: on_accent,
  borderRadius: '6px',
  fontSize: '15px',
  fontWeight: 500,
})

const onLines = (nodes: readonly ReactNode[]): ReactNode =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [h('br', { key: `b${index}` }), node]))

const written = (paragraph: Paragraph): ReactNode =>
  typeof paragraph === 'string'
    ? onLines(paragraph.split('\n'))
    : onLines([paragraph.title, ...paragraph.links.map(({ name, url }) => link(url, name))])

const letterFoot = (footer: string, footer_link: LetterParts['footer_link']): ReactElement =>
  h(
    'p',
    { className: 'letter-quiet', style: style.footer },
    footer,
    ...(footer_link === undefined ? [] : [' ', link(footer_link.url, footer_link.label)]),
  )

const letterCard = ({ brand, heading, paragraphs, action }: LetterParts): ReactElement =>
  box(
    { className: 'letter-card', style: style.card },
    { style: style.inCard },
    h('h1', { className: 'letter-heading', style: style.heading }, heading),
    ...paragraphs.map((paragraph, index) =>
      h('p', { key: `p${index}`, className: 'letter-text', style: style.text }, written(paragraph)),
    ),
    action === undefined
      ? null
      : box(
          { style: style.action },
          {},
          button(action.url, action.label, { className: 'letter-button', style: buttonStyle(brand) }),
        ),
  )

const letterPage = (letter: LetterParts): ReactElement => {
  const { brand, locale, marker, footer, footer_link } = letter
  const language = { dir: 'ltr', lang: locale } as const
  const column = box(
    { style: style.column },
    {},
    marker === undefined ? null : h('p', { className: 'letter-quiet', style: style.marker }, `-- ${marker} --`),
    h('p', { className: 'letter-brand', style: style.brand }, brand.name),
    letterCard(letter),
    h('hr', { className: 'letter-line', style: style.line }),
    letterFoot(footer, footer_link),
  )
  return h(
    'html',
    language,
    letterHead(letter.preview, inTheDark),
    h(
      'body',
      { className: 'letter', ...language, style: style.body },
      preview(letter.preview),
      box({}, { ...language, style: style.page }, column),
    ),
  )
}

/** The one form of all letters: heading, a few sentences, at most one button. Readable without pictures and in the dark. */
export const letterHtml = (letter: LetterParts): string =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">${renderToStaticMarkup(letterPage(letter))}`

const plain = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : [paragraph.title, ...paragraph.links.map(({ name, url }) => `${name} ${url}`)].join('\n')

/** The same for programs that show no pages. */
export const letterText = ({ brand, marker, heading, paragraphs, action, footer, footer_link }: LetterParts): string =>
  [
    ...(marker === undefined ? [] : [`-- ${marker} --`]),
    brand.name,
    heading.toUpperCase(),
    ...paragraphs.map(plain),
    ...(action === undefined ? [] : [`${action.label} ${action.url}`]),
    '----------------------------------------',
    footer_link === undefined ? footer : `${footer} ${footer_link.label} ${footer_link.url}`,
  ].join('\n\n')

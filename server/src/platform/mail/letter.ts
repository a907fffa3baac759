import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { body, box, button, head, line, link, preview as previewOf, text } from './elements.ts'
import { formatted } from './formatted.ts'

/** The appearance of a brand's e-mails. */
export interface LetterBrand {
  readonly name: string
  readonly accent: string
  readonly on_accent: string
}

interface LinkItem {
  readonly name: string
  readonly url: string
}

/** Markdown that a person wrote: unchanged in plain text, and formatted in HTML. */
interface WrittenWords {
  readonly markdown: string
}

interface Links {
  readonly title: string
  readonly links: readonly LinkItem[]
}

/** Text that keeps its line breaks, a person's Markdown, or named links. */
export type Paragraph = string | WrittenWords | Links

/** The content of an e-mail, for both HTML and plain text. */
export interface LetterParts {
  readonly brand: LetterBrand
  readonly locale: Locale
  readonly preview: string
  /** The first line of the e-mail, by which an answer can be told from the quoted text below it. */
  readonly marker?: string
  readonly heading: string
  readonly paragraphs: readonly Paragraph[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footer: string
  readonly footer_link?: { readonly label: string; readonly url: string }
}

const font = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Long words, such as file names and URLs, break instead of widening a phone's screen. */
const wrapping = { overflowWrap: 'anywhere' } as const

const style = {
  body: { backgroundColor: '#f4f6f7', fontFamily: font, margin: 0, padding: '24px 12px' },
  brand: { color: '#3d4a4f', fontSize: '14px', fontWeight: 600, margin: '0 0 16px' },
  card: { backgroundColor: '#ffffff', border: '1px solid #dfe4e6', borderRadius: '10px', padding: '24px' },
  heading: { ...wrapping, color: '#152226', fontSize: '20px', lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' },
  text: { ...wrapping, color: '#34444a', fontSize: '15px', lineHeight: '24px', margin: '0 0 12px' },
  line: { borderColor: '#e6eaec', margin: '20px 0 16px' },
  footer: { ...wrapping, color: '#5d6b71', fontSize: '12px', lineHeight: '18px', margin: '16px 0 0' },
  marker: { color: '#5d6b71', fontSize: '12px', lineHeight: '18px', margin: '0 0 16px' },
  link: { color: 'inherit', textDecoration: 'underline' },
} as const

/** For clients that support dark mode; others use the styles above. None of these characters may need escaping. */
const inTheDark = `
@media (prefers-color-scheme: dark) {
  .letter { background-color: #10171a !important; }
  .letter td { background-color: transparent !important; }
  .letter-card { background-color: #182125 !important; border-color: #2b373c !important; }
  .letter-heading, .letter-brand { color: #eef3f5 !important; }
  .letter-text { color: #c8d3d7 !important; }
  .letter-quiet { color: #93a2a8 !important; }
  .letter-code { background-color: #26333a !important; }
  .letter-said { border-color: #3d4a4f !important; color: #93a2a8 !important; }
  .letter-line { border-color: #2b373c !important; }
  .letter-button { border-color: #5d6b71 !important; }
}`

const buttonStyle = ({ accent, on_accent }: LetterBrand) => ({
  backgroundColor: accent,
  // In dark mode the button of a dark brand gets a visible border.
  border: `1px solid ${accent}`,
  color: on_accent,
  borderRadius: '6px',
  fontSize: '15px',
  fontWeight: 500,
  padding: '11px 18px',
  textDecoration: 'none',
  display: 'inline-block',
})

const onLines = (nodes: readonly ReactNode[]): ReactNode =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [h('br', { key: `b${index}` }), node]))

const written = (paragraph: string | Links): ReactNode =>
  typeof paragraph === 'string'
    ? onLines(paragraph.split('\n'))
    : onLines([
        paragraph.title,
        ...paragraph.links.map(({ name, url }) => link({ key: url, href: url, style: style.link }, name)),
      ])

const isOfPerson = (paragraph: Paragraph): paragraph is WrittenWords =>
  typeof paragraph !== 'string' && 'markdown' in paragraph

const paragraphOf = (paragraph: Paragraph, key: string): ReactElement => {
  const look = { key, className: 'letter-text', style: style.text }
  return isOfPerson(paragraph) ? h('div', look, formatted(paragraph.markdown)) : text(look, written(paragraph))
}

const letterFoot = (footer: string, footer_link: LetterParts['footer_link']): ReactElement =>
  text(
    { className: 'letter-quiet', style: style.footer },
    footer,
    ...(footer_link === undefined
      ? []
      : [' ', link({ key: 'link', href: footer_link.url, style: style.link }, footer_link.label)]),
  )

/** The layout of all e-mails: a heading, a few sentences, at most one button. Readable without images and in dark mode. */
export const letterPage = ({
  brand,
  locale,
  preview,
  marker,
  heading,
  paragraphs,
  action,
  footer,
  footer_link,
}: LetterParts): ReactElement =>
  h(
    'html',
    { lang: locale, dir: 'ltr' },
    head(preview, inTheDark),
    body(
      locale,
      { className: 'letter', style: style.body },
      previewOf(preview),
      box(
        { style: { maxWidth: '560px' } },
        marker === undefined ? null : text({ className: 'letter-quiet', style: style.marker }, `-- ${marker} --`),
        text({ className: 'letter-brand', style: style.brand }, brand.name),
        box(
          { className: 'letter-card', style: style.card },
          h('h1', { className: 'letter-heading', style: style.heading }, heading),
          ...paragraphs.map((paragraph, index) => paragraphOf(paragraph, `p${index}`)),
          action === undefined
            ? null
            : box(
                { style: { margin: '20px 0 8px' } },
                button({ className: 'letter-button', href: action.url, style: buttonStyle(brand) }, action.label),
              ),
        ),
        line({ className: 'letter-line', style: style.line }),
        letterFoot(footer, footer_link),
      ),
    ),
  )

const plain = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  if (isOfPerson(paragraph)) return paragraph.markdown
  return [paragraph.title, ...paragraph.links.map(({ name, url }) => `${name} ${url}`)].join('\n')
}

/** The same content as plain text. */
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

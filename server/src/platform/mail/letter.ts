import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email'

/** What a brand's letters look like. */
export interface LetterBrand {
  readonly name: string
  readonly accent: string
  readonly on_accent: string
}

export interface LetterParts {
  readonly brand: LetterBrand
  readonly locale: Locale
  readonly preview: string
  /** Stands above everything else, so that what is quoted below it can be told from an answer. */
  readonly marker?: string
  readonly heading: string
  readonly paragraphs: readonly ReactNode[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footer: string
  readonly footer_link?: { readonly label: string; readonly url: string }
}

const font = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

const style = {
  body: { backgroundColor: '#f4f6f7', fontFamily: font, margin: 0, padding: '24px 12px' },
  brand: { color: '#3d4a4f', fontSize: '14px', fontWeight: 600, margin: '0 0 16px' },
  card: { backgroundColor: '#ffffff', border: '1px solid #dfe4e6', borderRadius: '10px', padding: '28px 32px' },
  heading: { color: '#152226', fontSize: '20px', lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' },
  text: { color: '#34444a', fontSize: '15px', lineHeight: '24px', margin: '0 0 12px' },
  line: { borderColor: '#e6eaec', margin: '20px 0 16px' },
  footer: { color: '#66757b', fontSize: '12px', lineHeight: '18px', margin: '16px 0 0' },
  footerLink: { color: '#66757b', textDecoration: 'underline' },
} as const

const buttonStyle = ({ accent, on_accent }: LetterBrand) => ({
  backgroundColor: accent,
  color: on_accent,
  borderRadius: '6px',
  fontSize: '15px',
  fontWeight: 500,
  padding: '11px 18px',
  textDecoration: 'none',
  display: 'inline-block',
})

/** A paragraph that keeps the lines of its text. */
export const lines = (text: string): ReactNode =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: `b${index}` }), line]))

interface LinkItem {
  readonly name: string
  readonly url: string
}

/** A paragraph of links under a word of their own. */
export const linkList = (title: string, items: readonly LinkItem[]): ReactNode => [
  title,
  ...items.flatMap(({ name, url }, index) => [h('br', { key: `b${index}` }), h(Link, { key: url, href: url }, name)]),
]

/** The one form of all letters: heading, a few sentences, at most one button. Readable without pictures and in the dark. */
export const letter = ({
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
    Html,
    { lang: locale },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light dark' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: style.body },
      h(
        Container,
        { style: { maxWidth: '560px' } },
        marker === undefined ? null : h(Text, { style: style.footer }, `-- ${marker} --`),
        h(Text, { style: style.brand }, brand.name),
        h(
          Section,
          { style: style.card },
          h(Heading, { as: 'h1', style: style.heading }, heading),
          ...paragraphs.map((paragraph, index) => h(Text, { key: `p${index}`, style: style.text }, paragraph)),
          action === undefined
            ? null
            : h(
                Section,
                { style: { margin: '20px 0 8px' } },
                h(Button, { href: action.url, style: buttonStyle(brand) }, action.label),
              ),
        ),
        h(Hr, { style: style.line }),
        h(
          Text,
          { style: style.footer },
          footer,
          ...(footer_link === undefined
            ? []
            : [' ', h(Link, { key: 'link', href: footer_link.url, style: style.footerLink }, footer_link.label)]),
        ),
      ),
    ),
  )

import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react'

/*
 * Building blocks of e-mails. Mail clients support only very old HTML: layout needs tables, and styles must be inline.
 * Outlook renders with Word and takes its own properties, which begin with `mso`.
 */

interface Looks {
  readonly className?: string
  readonly style?: CSSProperties
}

const tableLook = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: 'presentation',
} as const

/** A table with one cell. The padding is on the cell, because Outlook ignores it on tables. */
const boxed = (looks: Looks, cell: object, ...inside: ReactNode[]): ReactElement =>
  h('table', { ...tableLook, ...looks }, h('tbody', null, h('tr', null, h('td', cell, ...inside))))

export const box = ({ className, style: { padding, ...style } = {} }: Looks, ...inside: ReactNode[]): ReactElement =>
  boxed({ ...(className !== undefined && { className }), style }, { style: { padding } }, ...inside)

/** The whole e-mail. Some clients drop the styles of `body`, so its only cell repeats them. */
export const body = (lang: string, { className, style = {} }: Looks, ...inside: ReactNode[]): ReactElement =>
  h(
    'body',
    { className, lang, dir: 'ltr', style: { backgroundColor: style.backgroundColor, margin: 0, padding: 0 } },
    ...inside.slice(0, 1),
    boxed({}, { lang, dir: 'ltr', style }, ...inside.slice(1)),
  )

export const head = (title: string, css: string): ReactElement =>
  h(
    'head',
    null,
    h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'x-apple-disable-message-reformatting' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
    h('style', null, css),
  )

const mostPreviewed = 200
const hidden: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
}

/**
 * The preview that mailboxes show beside the subject. Invisible spaces keep the client from continuing it with the text
 * of the e-mail.
 */
export const preview = (words: string): ReactElement => {
  const shown = cut(words, mostPreviewed)
  return h('div', { style: hidden }, shown, '\u00a0\u200c'.repeat(mostPreviewed - shown.length))
}

export const text = ({ style, ...looks }: Looks & { readonly key?: string }, ...inside: ReactNode[]): ReactElement =>
  h('p', { ...looks, style: { fontSize: '14px', lineHeight: '24px', ...style } }, ...inside)

export const line = ({ className, style }: Looks): ReactElement =>
  h('hr', { className, style: { width: '100%', border: 'none', borderTop: '1px solid #eaeaea', ...style } })

interface LinkLooks extends Looks {
  readonly href: string
  readonly rel?: string
  readonly key?: string
}

export const link = (looks: LinkLooks, ...inside: ReactNode[]): ReactElement =>
  h('a', { target: '_blank', ...looks }, ...inside)

/** The whole button is clickable. Outlook ignores padding on links, so the surrounding cell has padding and colour for it. */
export const button = ({ style = {}, ...looks }: LinkLooks, label: string): ReactElement => {
  const { padding, backgroundColor, borderRadius } = style
  const cell = { backgroundColor, borderRadius, msoPaddingAlt: padding }
  return h(
    'table',
    { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { style: cell }, link({ ...looks, style: { lineHeight: '120%', maxWidth: '100%', ...style } }, label)),
      ),
    ),
  )
}

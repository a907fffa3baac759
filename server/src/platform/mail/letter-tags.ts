import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react'

/*
 * What letters are built of. Programs for mails lay out tables and little else, and some drop what is said in the head or of the body:
 * so everything stands in tables, and says itself what it looks like.
 */

interface Look {
  readonly className?: string
  readonly style: CSSProperties
}

/** Some programs know margins one by one only. */
export const margins = (top: string, bottom: string): CSSProperties => ({
  margin: `${top} 0 ${bottom}`,
  marginTop: top,
  marginRight: '0',
  marginBottom: bottom,
  marginLeft: '0',
})

const layout = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: '0',
  cellSpacing: '0',
  role: 'presentation',
} as const

/** A table of one cell. As wide as what it stands in, unless it has a width of its own. */
export const box = (
  table: Partial<Look>,
  cell: { readonly dir?: 'ltr'; readonly lang?: Locale; readonly style?: CSSProperties },
  ...content: readonly ReactNode[]
): ReactElement => h('table', { ...layout, ...table }, h('tbody', null, h('tr', null, h('td', cell, ...content))))

/** As much of a letter as lists show of it. */
const shownInLists = 200

export const letterHead = (beginning: string, darkStyle: string): ReactElement =>
  h(
    'head',
    null,
    h('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
    h('meta', { name: 'x-apple-disable-message-reformatting' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, beginning.slice(0, shownInLists)),
    h('style', null, darkStyle),
  )

/** What lists show of the letter: these words, and then nothing of what follows them. */
export const preview = (words: string): ReactElement => {
  const style = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }
  const nothing = '\u00a0\u200c\u200b\u200d\ufeff'.repeat(Math.max(0, shownInLists - words.length))
  return h('div', { style }, words.slice(0, shownInLists), nothing === '' ? null : h('div', null, nothing))
}

export const link = (url: string, words: string): ReactElement =>
  h('a', { key: url, href: url, style: { color: 'inherit', textDecoration: 'underline' }, target: '_blank' }, words)

/** Outlook gives links no padding: hair spaces, widened to the button’s 18 pixels and raised by its 11, take its place. */
const forOutlook = (style: string, spaces: string): ReactElement =>
  h('span', {
    dangerouslySetInnerHTML: { __html: `<!--[if mso]><i style="${style}" hidden>${spaces}</i><![endif]-->` },
  })

const asButton = {
  lineHeight: '100%',
  textDecoration: 'none',
  display: 'inline-block',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
} as const

const padding = {
  padding: '11px 18px',
  paddingTop: '11px',
  paddingRight: '18px',
  paddingBottom: '11px',
  paddingLeft: '18px',
} as const

const buttonWords = {
  maxWidth: '100%',
  display: 'inline-block',
  lineHeight: '120%',
  msoPaddingAlt: '0px',
  msoTextRaise: '8.25px',
} as const

export const button = (url: string, words: string, { className, style }: Look): ReactElement =>
  h(
    'a',
    { className, href: url, style: { ...asButton, ...style, ...padding }, target: '_blank' },
    forOutlook('mso-font-width:450%;mso-text-raise:16.5px', '&#8202;&#8202;'),
    h('span', { style: buttonWords }, words),
    forOutlook('mso-font-width:450%', '&#8202;&#8202;&#8203;'),
  )

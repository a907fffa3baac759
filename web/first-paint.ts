import type { Plugin } from 'vite'
import { en } from './src/features/auth/locale/en.ts'
import { ru } from './src/features/auth/locale/ru.ts'
import type { Translation } from './src/lib/translation.ts'

const pageFile = 'index.html'
const place = '<!--foyer:entry-->'
const field = '<div class="field"><span class="label">&nbsp;</span><i></i></div>'

/** The sign-in page as its screens draw it, with grey bars for fields and buttons. The server fills in the brand. */
const signIn = ({ login, about }: Translation<typeof en>): string =>
  `<div class="auth entry" aria-hidden="true">
      <div class="auth-main">
        <div class="row between">
          <span class="auth-brand"><!--foyer:mark--><!--foyer:brand--></span>
          <span class="btn quiet s"></span>
        </div>
        <div class="auth-form">
          <h1>${login.title}</h1>
          <p class="muted">${login.about}</p>
          <div class="stack">${field}${field}<span class="btn l"></span></div>
          <p class="muted auth-next">&nbsp;</p>
        </div>
        <div class="auth-foot"><a>&nbsp;</a></div>
      </div>
      <div class="auth-art"><p>${about.words}</p></div>
    </div>`

const template = (locale: string, words: Translation<typeof en>): string =>
  `<template id="entry-${locale}">${signIn(words)}</template>`

/** Puts the sign-in page into the HTML, once per language, so that signed-out visitors see it before the scripts have run. */
const entryTemplates: Plugin = {
  name: 'foyer-entry-templates',
  transformIndexHtml(html) {
    if (!html.includes(place)) throw new Error(`${pageFile} has no place for sign-in: ${place}`)
    return html.replace(place, () => [template('en', en), template('ru', ru)].join('\n    '))
  },
}

const fontFile = /src:url\((\/assets\/[^)]+\.woff2)\)format\("woff2"\);/g

/**
 * For fonts of inline styles, Chromium sends the page's full address as the referrer, whatever the page's referrer
 * policy says. That address may still hold the token of a mailed link. So each font gets its own `no-referrer`;
 * browsers that do not know this syntax use the first of the two sources.
 */
const withoutReferrer = (rules: string): string => {
  const told = rules.replaceAll(
    fontFile,
    (source, file) => `${source}src:url("${file}" referrer-policy(no-referrer))format("woff2");`,
  )
  if (told === rules) throw new Error('the first style sheet has no fonts of the form that is known here')
  return told
}

const styleSheet = /<link rel="stylesheet"[^>]* href="\/(assets\/index-[^"]+\.css)">/

/**
 * Nothing is painted before the first style sheet arrives. Inlined into the page, it arrives one round trip earlier
 * than as a separate file.
 */
const inlineStyles: Plugin = {
  name: 'foyer-inline-styles',
  apply: 'build',
  generateBundle: {
    // Runs after every other plugin that changes style sheets.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle[pageFile]
      if (page?.type !== 'asset') throw new Error(`${pageFile} is not built`)
      const html = String(page.source)
      const [link = '', file = ''] = styleSheet.exec(html) ?? []
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') throw new Error(`${pageFile} names no style sheet`)
      const rules = withoutReferrer(String(sheet.source).trim())
      if (rules.includes('</')) throw new Error(`${file} would end its own element`)
      page.source = html.replace(link, () => `<style data-file="/${file}">${rules}</style>`)
      delete bundle[file]
    },
  },
}

/** The plugins that prepare what is visible before any script has run. */
export const firstPaint: readonly Plugin[] = [entryTemplates, inlineStyles]

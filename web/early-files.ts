import type { Plugin } from 'vite'
import { frameScreens } from './chunks.ts'
import { type Bundle, chunksOf, filesOf, holds } from './weights.ts'

/** Beyond what the page names itself: files for all these parts. */
const beyondEntry = (bundle: Bundle, parts: readonly string[]): readonly string[] => {
  const chunks = chunksOf(bundle)
  const entries = filesOf(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const wanted = filesOf(
    bundle,
    chunks.filter((chunk) => holds(chunk, parts)),
  )
  return [...wanted.difference(entries)].map((file) => `/${file}`)
}

/** What the page's own script says until it is built. */
const none = '{ en: [], ru: [], portal: [] }'

/**
 * Writes into the page's own script which files are asked for beside the first ones: the texts, and the frame of the
 * portal for whoever is signed in. Otherwise the first files would have to arrive and run before anybody knew of these.
 */
export const earlyFiles: Plugin = {
  name: 'foyer-early-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return html
      const texts = (locale: string) => beyondEntry(bundle, [`src/app/locale/${locale}.ts`])
      const early = { en: texts('en'), ru: texts('ru'), portal: beyondEntry(bundle, frameScreens) }
      if (!html.includes(none)) throw new Error(`index.html has no place for the early files: ${none}`)
      return html.replace(none, () => JSON.stringify(early))
    },
  },
}

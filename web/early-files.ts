import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { Plugin } from 'vite'
import { frameScreens } from './chunks.ts'
import { type Bundle, chunksOf, filesOf, holds } from './weights.ts'

/**
 * A page that mails or bookmarks often lead to, or the start page. Its own files and first API calls are requested by
 * its address alone.
 */
interface EarlyPage {
  readonly address: string
  readonly screen: string
  /** The folders that hold its texts. */
  readonly words: readonly string[]
  /** The page asks the API nothing while this feature is switched off. */
  readonly feature?: FeatureName
  /** Its first API calls, exactly as its queries write them; `$1` is the id in the address. */
  readonly asks?: readonly string[]
  readonly leads?: Lead
}

/**
 * What one of the page's first answers shows to be needed next. This is only a guess that saves a round trip: the page
 * still decides for itself.
 */
interface Lead {
  /** Matches an answer that leads on. */
  readonly where: RegExp
  /** As `asks` above; `$1` is the first group that `where` captured. */
  readonly asks?: readonly string[]
  /** Modules to fetch. */
  readonly parts?: readonly string[]
}

/** Matches an invoice that can still be paid. Keep in step with `orderAhead`, which asks the same. */
const isOpen = /^(?=.*"paid_at":null)(?=.*"cancelled_at":null).*?"currency":"(\w+)"/

/** Matches text with markup that `plainParagraphs` leaves to the formatter. */
const isMarked = /"(?:description|body)":"(?:[^"\\]|\\.)*?(?:[*_`~|<>@&[\]]|\/\/|\.[a-z]|\\n(?:[-+#= ]|\d+[.)]))/

const pages: readonly EarlyPage[] = [
  {
    address: '^/(?:licenses)?$',
    screen: 'src/features/licensing/routes/licences-page.tsx',
    words: ['features/licensing'],
    asks: ['/billing/api/v1/deliverables?outcome=license&limit=20'],
  },
  {
    address: '^/licenses/([^/]+)$',
    screen: 'src/app/licence-screen.tsx',
    words: ['features/licensing', 'features/licensing/activation', 'features/statistics'],
    asks: ['/billing/api/v1/deliverables/$1'],
  },
  {
    address: '^/unpaid-invoices$',
    screen: 'src/features/billing/routes/unpaid-invoices-page.tsx',
    words: ['features/billing'],
    feature: 'billing',
    asks: ['/billing/api/v1/orders?paid_at_is=null&limit=20'],
  },
  {
    address: '^/invoices/([^/]+)$',
    screen: 'src/features/billing/routes/invoice-page.tsx',
    words: ['features/billing'],
    feature: 'billing',
    asks: ['/billing/api/v1/orders/$1', '/billing/api/v1/abilities'],
    leads: {
      where: isOpen,
      asks: ['/billing/api/v1/payment_gateways?currency=$1', '/billing/api/v1/payment_methods?limit=100'],
    },
  },
  {
    address: '^/tickets/([^/]+)$',
    screen: 'src/features/support/routes/ticket-page.tsx',
    words: ['features/support', 'ui/talk'],
    feature: 'tickets',
    asks: [
      '/talks-client/api/v1/tickets/$1',
      '/talks-client/api/v1/tickets/$1/comments?sort=-created_at&limit=100',
      '/billing/api/v1/abilities',
    ],
    leads: { where: isMarked, parts: ['src/ui/talk/formatted-words.tsx'] },
  },
  {
    address: '^/retroview/dashboard$',
    screen: 'src/features/statistics/routes/dashboard-page.tsx',
    words: ['features/statistics'],
  },
]

/** The files that hold these modules, with everything they import. */
const filesFor = (bundle: Bundle, parts: readonly string[]): ReadonlySet<string> => {
  const all = chunksOf(bundle)
  const missing = parts.find((part) => !all.some((chunk) => holds(chunk, [part])))
  if (missing !== undefined) throw new Error(`early-files.ts names a part that is not built: ${missing}`)
  return filesOf(
    bundle,
    all.filter((chunk) => holds(chunk, parts)),
  )
}

/** The placeholder in the page's inline script that the build replaces. */
const none = '{ en: [], ru: [], portal: [], pages: [] }'

const earlyOf = (bundle: Bundle) => {
  const named = filesOf(
    bundle,
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
  )
  const portal = filesFor(bundle, frameScreens)
  // Only files that the page does not already name.
  const list = (files: ReadonlySet<string>, known = named) => [...files.difference(known)].map((file) => `/${file}`)
  const texts = (locale: string, places: readonly string[]) =>
    list(
      filesFor(
        bundle,
        places.map((place) => `src/${place}/locale/${locale}.ts`),
      ),
    )
  return {
    en: texts('en', ['app']),
    ru: texts('ru', ['app']),
    portal: list(portal),
    pages: pages.map(({ address, screen, words, feature, asks, leads }) => {
      const files = filesFor(bundle, [screen])
      const leading = leads && {
        where: leads.where.source,
        asks: leads.asks ?? [],
        files: list(filesFor(bundle, leads.parts ?? []), named.union(portal).union(files)),
      }
      return {
        address,
        feature,
        asks,
        leads: leading,
        en: texts('en', words),
        ru: texts('ru', words),
        files: list(files, named.union(portal)),
      }
    }),
  }
}

/**
 * Lowers the priority of scripts: the first paint needs none, and API answers and fonts, which are smaller, should
 * arrive first.
 */
const unhurried = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload") /g, (tag) => `${tag}fetchpriority="low" `)

/**
 * Tells the page's inline script which files to request along with the first ones: the texts and, for signed-in users,
 * the portal's frame, the page at this address and that page's first API calls. Without this, the browser would learn
 * of these files only after the first ones had arrived and run.
 */
export const earlyFiles: Plugin = {
  name: 'foyer-early-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return html
      if (!html.includes(none)) throw new Error(`index.html has no place for the early files: ${none}`)
      return unhurried(html).replace(none, () => JSON.stringify(earlyOf(bundle)))
    },
  },
}

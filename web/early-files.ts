import type { FeatureName } from '@foyer/contract/account/features.ts'
import type { Plugin } from 'vite'
import { frameScreens } from './chunks.ts'
import { type Bundle, chunksOf, filesOf, holds } from './weights.ts'

/** A page that a mail or a bookmark leads to, or sign-in: what it has of its own is asked for by its address. */
interface EarlyPage {
  readonly address: string
  readonly screen: string
  /** Where its texts stand. */
  readonly words: readonly string[]
  /** It asks nothing where this area is switched off. */
  readonly feature?: FeatureName
  /** What it asks the server first, as its queries write it; `$1` is what the address names. */
  readonly asks?: readonly string[]
  readonly leads?: Lead
}

/** What one of the page's first answers shows to be needed next. It is a guess that saves a way: the page decides by itself, and asks. */
interface Lead {
  /** How an answer that leads on reads. */
  readonly where: RegExp
  /** As `asks`; `$1` is what `where` found. */
  readonly asks?: readonly string[]
  /** Parts to fetch. */
  readonly parts?: readonly string[]
}

/** An invoice that is to be paid: `orderAhead` asks the same. */
const isOpen = /^(?=.*"paid_at":null)(?=.*"cancelled_at":null).*?"currency":"(\w+)"/

/** Words with marks that `plainParagraphs` leaves to the formatter. */
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
    words: ['features/licensing', 'features/statistics'],
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

/** The files for all these parts. */
const filesFor = (bundle: Bundle, parts: readonly string[]): ReadonlySet<string> => {
  const all = chunksOf(bundle)
  const missing = parts.find((part) => !all.some((chunk) => holds(chunk, [part])))
  if (missing !== undefined) throw new Error(`early-files.ts names a part that is not built: ${missing}`)
  return filesOf(
    bundle,
    all.filter((chunk) => holds(chunk, parts)),
  )
}

/** What the page's own script says until it is built. */
const none = '{ en: [], ru: [], portal: [], pages: [] }'

const earlyOf = (bundle: Bundle) => {
  const named = filesOf(
    bundle,
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
  )
  const portal = filesFor(bundle, frameScreens)
  // Beyond what the page names itself.
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

/** What is painted first needs no script, and what the page asks is smaller than any: answers and fonts go before. */
const unhurried = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload") /g, (tag) => `${tag}fetchpriority="low" `)

/**
 * Writes into the page's own script which files are asked for beside the first ones: the texts, and for whoever is signed in the frame of the
 * portal and the page that the address names, with what that page asks of the server. Otherwise the first files would have to arrive and run
 * before anybody knew of these.
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

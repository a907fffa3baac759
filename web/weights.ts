import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { homeScreens, signInScreens } from './chunks.ts'

type Chunk = Rolldown.OutputChunk
export type Bundle = Rolldown.OutputBundle

/**
 * The most bytes of compressed scripts and styles that may be loaded by: sign-in; the licences page on a first visit;
 * the menus and filters that follow once a page has settled; the frame of the console, and each further screen, on top
 * of these.
 */
const budgets = { signIn: 150_000, home: 200_000, floating: 50_000, console: 37_500, further: 60_000 }

/** Tighter budgets for the pages that mails lead to and that are opened most, so that no library creeps back into them. */
const light: Readonly<Record<string, number>> = {
  'invoice-page': 28_000,
  // It makes sure that a picked file can still be read, and no longer leans on calls that the home page carried for it.
  'ticket-page': 22_400,
  'dashboard-page': 17_000,
  'unpaid-invoices-page': 26_500,
  // Showing amounts needs neither a validator nor a form.
  'console/order-page': 17_800,
  'console/approvals-page': 6_500,
}

/** The file names of screens. Dialogs and viewers are not weighed: they load only when opened. */
const screen = /(?:page|pages|screen)\.tsx$/

const words = (...places: readonly string[]): readonly string[] => places.map((place) => `src/${place}/locale/en.ts`)
const signInParts = [...signInScreens, ...words('app', 'features/auth')]
const isConsole = /\/src\/console\//
/** The folder of files that only operators load. */
export const consoleFolder = 'assets/console/'
const consoleParts = ['src/console/open-console.tsx', ...words('console')]
const homeParts = [...homeScreens, ...words('app', 'features/licensing')]

export const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

export const holds = ({ moduleIds }: Chunk, parts: readonly string[]): boolean =>
  moduleIds.some((id) => parts.some((part) => id.endsWith(part)))

/** The files that load with `chunks`: their static imports, and the styles of all of these. */
export const filesOf = (bundle: Bundle, chunks: readonly Chunk[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of file.imports) add(imported)
  }
  for (const chunk of chunks) add(chunk.fileName)
  return files
}

const compressed = (file: Bundle[string] | undefined): number =>
  file === undefined ? 0 : gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length

/** Fails the build when a page exceeds its budget. */
export const weights: Plugin = {
  name: 'foyer-weights',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = chunksOf(bundle)
      const sizes = new Map<string, number>()
      const sizeOf = (name: string): number => {
        const known = sizes.get(name) ?? compressed(bundle[name])
        sizes.set(name, known)
        return known
      }
      const weigh = (page: string, files: Iterable<string>, budget: number): void => {
        const weight = [...files].reduce((sum, name) => sum + sizeOf(name), 0)
        if (weight > budget)
          this.error(`${page} weighs ${weight} bytes compressed, ${budget} are allowed: see chunks.ts`)
      }
      const entries = chunks.filter(({ isEntry }) => isEntry)
      const having = (parts: readonly string[]): ReadonlySet<string> =>
        filesOf(bundle, [...entries, ...chunks.filter((chunk) => holds(chunk, parts))])
      const home = having(homeParts)
      const floating = having(['src/ui/floating-parts.ts']).difference(home)
      const first = home.union(floating)
      weigh('sign-in', having(signInParts), budgets.signIn)
      weigh('licences', home, budgets.home)
      weigh('menus and filters', floating, budgets.floating)
      const vendor = having(consoleParts).difference(first)
      weigh("the vendor's side", vendor, budgets.console)
      for (const chunk of chunks) {
        const facade = chunk.facadeModuleId ?? ''
        if (!screen.test(facade)) continue
        const files = filesOf(bundle, [chunk])
        if (isConsole.test(facade)) {
          const page = `console/${chunk.name}`
          weigh(page, files.difference(first.union(vendor)), light[page] ?? budgets.further)
        } else {
          if ([...files].some((name) => name.startsWith(consoleFolder)))
            this.error(`${chunk.name}, a customer's page, loads a part of the console: see chunks.ts`)
          weigh(chunk.name, files.difference(first), light[chunk.name] ?? budgets.further)
        }
      }
    },
  },
}

import type { Plugin, Rolldown } from 'vite'

type ModuleIds = ReadonlySet<string>
type Group = NonNullable<Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']>

/** What /auth/signin loads beyond the entry, but its words. */
export const signInScreens: readonly string[] = [
  'src/features/auth/auth-layout.tsx',
  'src/features/auth/routes/sign-in-page.tsx',
]

/** The frame of the portal, around every page of those who are signed in. */
export const frameScreens: readonly string[] = ['src/app/portal-routes.ts', 'src/app/shell/shell.tsx']

/** What nearly everybody loads who is signed in: the frame of the portal and the page it opens with. */
export const homeScreens: readonly string[] = [...frameScreens, 'src/features/licensing/routes/licences-page.tsx']

/** Packages that every page needs. Whatever is added here counts against the weight of the first page. */
const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](?!@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]useBlocker\.js)(react|react-dom|scheduler|@tanstack|i18next|react-i18next|openapi-fetch|use-sync-external-store)[\\/]/
/** Of these what keeps somebody from leaving a form: nobody who is not signed in has one. */
const blocker = /react-router[\\/]dist[\\/]esm[\\/]useBlocker\.js$/

const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/
const iconOf = (id: string): string => icon.exec(id)?.[1] ?? ''
/** Through which all of them are imported. */
const iconDoor = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/
/** One language at a time, in one file. */
const signInWords: readonly (readonly [locale: string, words: RegExp])[] = [
  ['en', /[\\/]src[\\/](?:app|features[\\/]auth)[\\/]locale[\\/]en\.ts$/],
  ['ru', /[\\/]src[\\/](?:app|features[\\/]auth)[\\/]locale[\\/]ru\.ts$/],
]

/** What this many screens use travels with other such parts instead of in a file of its own. */
const common = { minShareCount: 4 }

/**
 * A group takes along what its parts load: without files of their own these would stay with the console, or with invoices, and others would
 * load that. What an invoice shares with a licence or a purchase is one file: each alone is smaller than the headers of its answer.
 */
const apart: readonly (readonly [name: string, part: RegExp])[] = [
  ['amounts', /[\\/]contract[\\/]src[\\/]vocabulary[\\/]money\.ts$/],
  ['steps', /[\\/]src[\\/](?:ui[\\/](?:choices|time-line|leave-page)|api[\\/]one-at-a-time)\.tsx?$/],
]

/** Of lists of money alone, on both sides of the portal: tickets, which share as many other parts, do without. */
const sums = /[\\/]src[\\/](?:ui[\\/]amount-filter\.tsx|lib[\\/]typed-sum\.ts)$/

/** Of documents that stand in a page: what shows none does without. That they are saved as files goes for more. */
const documents = /[\\/]src[\\/]ui[\\/]document[\\/](?!pdf-file\.ts$)/

/** Of what somebody types: what only shows things does without, and single fields without the dress of forms. */
const typed = /[\\/]src[\\/]ui[\\/]form[\\/]typed-before-end\.ts$/
const dress = /[\\/]src[\\/]ui[\\/]form[\\/](?:form-dialog|save-bar|field-messages)\.tsx?$/

/** What every page asks for as soon as it stands; then what floats, with what that loads, so that menus come without the fields that float, too. */
const settling: readonly (readonly [name: string, part: RegExp])[] = [
  ['afterwards', /[\\/]src[\\/](?:ui[\\/]keep-focus|app[\\/]service-worker)\.ts$/],
  ['floating', /[\\/]src[\\/]ui[\\/]floating-parts\.ts$/],
]

const isPackage = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id)
const isConsole = (id: string): boolean => /[\\/]src[\\/]console[\\/]/.test(id)
/** The feature that a part belongs to; what conversations are made of is like one. */
const areaOf = (id: string): string | undefined =>
  /[\\/]src[\\/](?:features|ui(?=[\\/]talk))[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]
const isCommon = (id: string): boolean => !isPackage(id) && !isConsole(id)

/** Heavy packages, and the parts of ours in front of one, that only some screens load; first what few of them do. */
const heavy: readonly (readonly [name: string, parts: RegExp])[] = [
  ['schemas', /[\\/]node_modules[\\/]zod[\\/]/],
  ['forms', /[\\/]node_modules[\\/](?:@mantine[\\/]form|klona|fast-deep-equal)[\\/]/],
  ['select', /[\\/]src[\\/]ui[\\/]select\.tsx$/],
]

const imported = /import \{([^}]*)\} from ["']lucide-react["']/g
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/** The names that stand first, or last, in the parts of `A as B, C`. */
const namesIn = (list: string, place: 0 | -1): readonly string[] =>
  list.split(',').map((part) => part.trim().split(' as ').at(place) ?? '')

/** Files of the icons that customers' pages show: only the names that they are imported by tell whose they are. */
const shownIcons = (ids: readonly string[], codeOf: (id: string) => string): ReadonlySet<string> => {
  const named = ids.filter(isCommon).flatMap((id) => [...codeOf(id).matchAll(imported)])
  const names = new Set(named.flatMap(([, list = '']) => namesIn(list, 0)))
  const files = ids.filter((id) => iconDoor.test(id)).flatMap((id) => [...codeOf(id).matchAll(exported)])
  return new Set(
    files.filter(([, list = '']) => namesIn(list, -1).some((name) => names.has(name))).map(([, , file = '']) => file),
  )
}

/** Our own modules that `roots` load at once, themselves among them. */
const loadedBy = (roots: readonly string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): ModuleIds => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id) || isPackage(id)) return
    found.add(id)
    for (const imported of infoOf(id)?.importedIds ?? []) add(imported)
  }
  for (const root of roots) add(root)
  return found
}

/** Our own modules among `ids` that load one of `parts`, themselves among them. */
const loading = (
  parts: RegExp,
  ids: readonly string[],
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): ModuleIds => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const importer of infoOf(id)?.importers ?? []) if (!isPackage(importer)) add(importer)
  }
  for (const id of ids) if (parts.test(id)) add(id)
  return found
}

/**
 * What pages share travels in a few files instead of dozens: each request costs a round trip and a set of headers.
 * The files follow from who loads what, so that nothing is listed by hand that the imports already say: what sign-in
 * loads, the frame, what the portal opens with, what many further screens share, and what those of one feature do. The rest stays
 * with the screens that use it.
 */
export const sharedChunks = (root: string): { readonly plugin: Plugin; readonly groups: Group } => {
  const pathsOf = (screens: readonly string[]): readonly string[] => screens.map((screen) => `${root}/${screen}`)
  const homes = pathsOf(homeScreens)
  let signIn: ModuleIds = new Set()
  let frame: ModuleIds = new Set()
  let home: ModuleIds = new Set()
  let heavyUsers = new Map<string, ModuleIds>()
  let icons: ReadonlySet<string> = new Set()
  const uses = (name: string, id: string): boolean => heavyUsers.get(name)?.has(id) === true
  const isLight = (id: string): boolean => isCommon(id) && !heavy.some(([name]) => uses(name, id))
  const plugin: Plugin = {
    name: 'foyer-shared-chunks',
    buildEnd() {
      const infoOf = (id: string): Rolldown.ModuleInfo | null => this.getModuleInfo(id)
      const entries = [...this.getModuleIds()].filter((id) => infoOf(id)?.isEntry === true)
      signIn = loadedBy([...entries, ...pathsOf(signInScreens)], infoOf)
      frame = loadedBy(pathsOf(frameScreens), infoOf)
      home = loadedBy(homes, infoOf)
      icons = shownIcons([...this.getModuleIds()], (id) => infoOf(id)?.code ?? '')
      heavyUsers = new Map(heavy.map(([name, parts]) => [name, loading(parts, [...this.getModuleIds()], infoOf)]))
    },
  }
  // The first group that a part belongs to takes it, and along with it what that part loads and no group before took.
  const groups: Group = [
    { name: 'libraries', test: libraries },
    ...signInWords.map(([locale, test]) => ({ name: `words-${locale}`, test })),
    { name: 'base', test: (id) => signIn.has(id) },
    ...settling.map(([name, test]) => ({ name, test })),
    { name: 'portal', test: (id) => icons.has(iconOf(id)) || (home.has(id) && !homes.includes(id)), minShareCount: 2 },
    // Pages share these, too, but none is ever shown without the frame.
    { name: 'frame', test: (id) => frame.has(id) || blocker.test(id) },
    { name: 'typed', test: typed },
    {
      name: 'screens',
      test: (id) => isLight(id) && areaOf(id) === undefined && ![dress, sums, documents].some((part) => part.test(id)),
      ...common,
    },
    // After the parts that these load, which others share.
    { name: 'sums', test: sums },
    { name: 'dress', test: dress },
    ...heavy.map(([name, test]) => ({ name, test, minShareCount: 2 })),
    ...apart.map(([name, test]) => ({ name, test, minShareCount: 2 })),
    {
      name: (id) => areaOf(id) ?? null,
      debugName: 'areas',
      test: (id) => isLight(id) && areaOf(id) !== undefined,
      minShareCount: 2,
    },
    ...heavy.map(([name]) => ({ name, test: (id: string) => isCommon(id) && uses(name, id), ...common })),
    { name: 'console', test: (id) => isConsole(id) || icon.test(id), ...common },
  ]
  return { plugin, groups }
}

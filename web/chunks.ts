import type { Plugin, Rolldown } from 'vite'

type ModuleIds = ReadonlySet<string>
type Group = NonNullable<Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']>

/** The screens that /auth/signin loads beyond the entry; its texts are listed separately. */
export const signInScreens: readonly string[] = [
  'src/features/auth/auth-layout.tsx',
  'src/features/auth/routes/sign-in-page.tsx',
]

/** The portal's frame: it surrounds every page once the user is signed in. */
export const frameScreens: readonly string[] = ['src/app/portal-routes.ts', 'src/app/shell/shell.tsx']

/** What nearly every signed-in user loads: the portal's frame and its start page. */
export const homeScreens: readonly string[] = [...frameScreens, 'src/features/licensing/routes/licences-page.tsx']

/** Packages that every page needs. Anything added here counts towards the weight of the first page. */
const libraries =
  /rolldown[\\/]runtime|node_modules[\\/](?!@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]useBlocker\.js)(react|react-dom|scheduler|@tanstack|i18next|react-i18next|openapi-fetch|use-sync-external-store)[\\/]/
/**
 * The part of these packages that asks before a form is left. Signed-out pages have no such form, so it stays out of
 * their chunk.
 */
const blocker = /react-router[\\/]dist[\\/]esm[\\/]useBlocker\.js$/

const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/
const iconOf = (id: string): string => icon.exec(id)?.[1] ?? ''
/** The barrel file through which all icons are imported. */
const iconDoor = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/
/** Each locale's texts of sign-in, in one file per locale. */
const signInWords: readonly (readonly [locale: string, words: RegExp])[] = [
  ['en', /[\\/]src[\\/](?:app|features[\\/]auth)[\\/]locale[\\/]en\.ts$/],
  ['ru', /[\\/]src[\\/](?:app|features[\\/]auth)[\\/]locale[\\/]ru\.ts$/],
]

/** A module shared by at least this many screens joins a common chunk instead of getting a file of its own. */
const common = { minShareCount: 4 }

/**
 * A group also takes the modules that its members import. Without chunks of their own, these modules would land in the
 * console's or the invoices' chunk, and other pages would have to load that. What an invoice shares with a licence or a
 * purchase goes into one file, because each part alone is smaller than the headers of its response.
 */
const amounts = /[\\/]contract[\\/]src[\\/]vocabulary[\\/]money\.ts$/
const apart: readonly (readonly [name: string, part: RegExp])[] = [
  ['amounts', amounts],
  ['steps', /[\\/]src[\\/](?:ui[\\/](?:choices|time-line|leave-page)|api[\\/]one-at-a-time)\.tsx?$/],
]

/** Used only by lists of money, in the portal and the console. Ticket lists share as many other modules but do not need these. */
const sums = /[\\/]src[\\/](?:ui[\\/]amount-filter\.tsx|lib[\\/]typed-sum\.ts)$/

/** Reads the amounts that staff type. Most of the console's pages, and its frame, only show amounts. */
const typedAmounts = /[\\/]src[\\/]console[\\/]list[\\/]typed-money\.ts$/

/** Needed where a password is chosen or sessions are listed, in the portal and the console. Most pages do neither. */
const secrets = /[\\/]src[\\/](?:(?:ui|lib)[\\/]password-strength\.(?:tsx?|css)|account[\\/]device\.ts)$/

/** A licence's number, where what belongs to the licence is listed. Tickets themselves do without. */
const licenceName = /[\\/]src[\\/](?:api[\\/]use-licence-name|ui[\\/]licence-(?:filter|option))\.tsx?$/

/** The frame of the pages that links in mails open. Other pages, such as the dashboard, do without. */
const linked = /[\\/]src[\\/]ui[\\/]link-page\.(?:tsx|css)$/

/** Dealing with several rows at once: only the lists of unpaid invoices and of the vendor's tickets do. */
const several = /[\\/]src[\\/]ui[\\/](?:pick-box|selected-bar|use-selection)\.(?:tsx?|css)$/

/**
 * The viewers of documents inside a page; pages that show none need not load them. Saving a document as a file
 * (`pdf-file.ts`) is used more widely.
 */
const documents = /[\\/]src[\\/]ui[\\/]document[\\/](?!pdf-file\.ts$)/

/**
 * Handling of typed input, and what it has to look like: pages that only display things do not need it. `dress` is for
 * whole forms; single fields do not need that.
 */
const typed = /[\\/]src[\\/](?:ui[\\/]form[\\/]typed-before-end|vocabulary[\\/]patterns)\.ts$/
const dress = /[\\/]src[\\/]ui[\\/]form[\\/](?:form-dialog|save-bar|field-messages)\.tsx?$/

/**
 * First what every page loads once it has settled, then the floating elements with what they load. The second group
 * keeps menus free of the fields that float.
 */
const settling: readonly (readonly [name: string, part: RegExp])[] = [
  ['afterwards', /[\\/]src[\\/](?:ui[\\/]keep-focus|app[\\/](?:after-load|keep-files-out|service-worker))\.ts$/],
  ['floating', /[\\/]src[\\/]ui[\\/]floating-parts\.ts$/],
]

const isPackage = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id)
const isConsole = (id: string): boolean => /[\\/]src[\\/]console[\\/]/.test(id)
/** The feature that a module belongs to. `ui/talk`, the parts of conversations, counts as a feature. */
const areaOf = (id: string): string | undefined =>
  /[\\/]src[\\/](?:features|ui(?=[\\/]talk))[\\/]([^\\/]+)[\\/]/.exec(id)?.[1]
const isCommon = (id: string): boolean => !isPackage(id) && !isConsole(id)

/**
 * Parts that only some pages of their feature load at once: the lists of invoices and tickets; what the pages of external dashboards
 * share, the filters that the dashboard shows after its figures, and the picture of where there is nothing.
 */
const rarer: readonly (readonly [name: string, part: RegExp])[] = [
  ['bills', /[\\/]src[\\/]features[\\/]billing[\\/]orders[\\/](?:orders-list|order-columns)\.tsx$/],
  ['asked', /[\\/]src[\\/]features[\\/]support[\\/]list[\\/]ticket-columns\.tsx$/],
  ['monitoring', /[\\/]src[\\/]features[\\/]statistics[\\/]monitoring[\\/]/],
  ['narrowing', /[\\/]src[\\/]features[\\/]statistics[\\/]list[\\/](?:linked-filter|text-form|program)\.tsx?$/],
  ['chart-art', /[\\/]src[\\/]features[\\/]statistics[\\/]chart-art\.tsx$/],
]
const isRarer = (id: string): boolean => rarer.some(([, part]) => part.test(id))

/** Heavy packages, and our own modules in front of one, that only some screens load. The least used come first. */
const heavy: readonly (readonly [name: string, parts: RegExp])[] = [
  ['schemas', /[\\/]node_modules[\\/]zod[\\/]/],
  ['forms', /[\\/]node_modules[\\/](?:@mantine[\\/]form|klona|fast-deep-equal)[\\/]/],
  ['select', /[\\/]src[\\/]ui[\\/]select\.tsx$/],
]

const imported = /import \{([^}]*)\} from ["']lucide-react["']/g
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/** The first (0) or last (-1) names in the parts of an import list such as `A as B, C`. */
const namesIn = (list: string, place: 0 | -1): readonly string[] =>
  list.split(',').map((part) => part.trim().split(' as ').at(place) ?? '')

/**
 * The icon files that customers' pages use. All icons come through one barrel file, so only the imported names tell
 * which page uses which.
 */
const shownIcons = (ids: readonly string[], codeOf: (id: string) => string): ReadonlySet<string> => {
  const named = ids.filter(isCommon).flatMap((id) => [...codeOf(id).matchAll(imported)])
  const names = new Set(named.flatMap(([, list = '']) => namesIn(list, 0)))
  const files = ids.filter((id) => iconDoor.test(id)).flatMap((id) => [...codeOf(id).matchAll(exported)])
  return new Set(
    files.filter(([, list = '']) => namesIn(list, -1).some((name) => names.has(name))).map(([, , file = '']) => file),
  )
}

/** Our own modules that `roots` import statically, including the roots. */
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

/** Our own modules among `ids` that import one of `parts`, directly or indirectly, including the parts. */
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

/** Our own modules that the portal can come to load from `roots`; what only the console uses is not among them. */
const reachedBy = (roots: readonly string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): ModuleIds => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id) || isPackage(id) || isConsole(id)) return
    found.add(id)
    const info = infoOf(id)
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) add(imported)
  }
  for (const root of roots) add(root)
  return found
}

/** Shared modules that do not belong to the group of the screens. */
const hasOwnGroup = (id: string): boolean =>
  [dress, sums, amounts, secrets, licenceName, linked, several, documents].some((part) => part.test(id))

/** What the import graph says of our own modules; filled in once it is known. */
interface Graph {
  signIn: ModuleIds
  frame: ModuleIds
  /** Loaded by the portal's start page. */
  home: ModuleIds
  /** Everything that customers can come to load. */
  customers: ModuleIds
  heavyUsers: ReadonlyMap<string, ModuleIds>
  icons: ReadonlySet<string>
}

const twice = { minShareCount: 2 }

/** The first matching group takes a module, together with those of its imports that no earlier group has taken. */
const groupsOf = (graph: Readonly<Graph>, homes: readonly string[]): Group => {
  const uses = (name: string, id: string): boolean => graph.heavyUsers.get(name)?.has(id) === true
  const isHeavy = (id: string): boolean => heavy.some(([name]) => uses(name, id))
  const isLight = (id: string): boolean => isCommon(id) && !isHeavy(id)
  const isStaffs = (id: string): boolean => !isPackage(id) && !graph.customers.has(id)
  const isPortals = (id: string): boolean => graph.icons.has(iconOf(id)) || (graph.home.has(id) && !homes.includes(id))
  const isShared = (id: string): boolean => isLight(id) && !isStaffs(id) && areaOf(id) === undefined && !hasOwnGroup(id)
  const isAreas = (id: string): boolean => isLight(id) && areaOf(id) !== undefined && !isRarer(id)
  return [
    { name: 'libraries', test: libraries },
    ...signInWords.map(([locale, test]) => ({ name: `words-${locale}`, test })),
    { name: 'base', test: (id) => graph.signIn.has(id) },
    ...settling.map(([name, test]) => ({ name, test })),
    { name: 'portal', test: isPortals, ...twice },
    // Pages share these too, but none is ever shown without the frame.
    { name: 'frame', test: (id) => graph.frame.has(id) || blocker.test(id) },
    { name: 'typed', test: typed },
    { name: 'screens', test: isShared, ...common },
    // These must follow the groups above, which take the shared modules that they import.
    { name: 'sums', test: sums },
    { name: 'secrets', test: secrets, ...twice },
    { name: 'licence-name', test: licenceName, ...twice },
    { name: 'linked', test: linked, ...twice },
    { name: 'several', test: several, ...twice },
    { name: 'dress', test: dress },
    ...[...heavy, ...apart].map(([name, test]) => ({ name, test, ...twice })),
    { name: (id) => areaOf(id) ?? null, debugName: 'areas', test: isAreas, ...twice },
    // After the areas, so that they do not take what they import of statistics.
    ...rarer.map(([name, test]) => ({ name, test, ...twice })),
    ...heavy.map(([name]) => ({ name, test: (id: string) => !isStaffs(id) && uses(name, id), ...common })),
    { name: 'console-amounts', test: typedAmounts },
    { name: 'console', test: (id) => (isStaffs(id) && !isHeavy(id)) || icon.test(id), ...common },
    // What the console's forms share. Its frame does without, so that it loads no schemas.
    ...heavy.map(([name]) => ({
      name: `console-${name}`,
      test: (id: string) => isStaffs(id) && uses(name, id),
      ...common,
    })),
  ]
}

/**
 * Puts the modules that pages share into a few files instead of dozens, because each request costs a round trip and a
 * set of headers.
 * The groups follow from the import graph, so nothing has to be listed that the imports already say: what sign-in
 * loads, the frame, what the portal's start page loads, what many other screens share, and what the screens of one
 * feature share. Everything else stays with the screen that uses it.
 */
export const sharedChunks = (root: string): { readonly plugin: Plugin; readonly groups: Group } => {
  const pathsOf = (screens: readonly string[]): readonly string[] => screens.map((screen) => `${root}/${screen}`)
  const homes = pathsOf(homeScreens)
  const none: ReadonlySet<string> = new Set()
  const graph: Graph = { signIn: none, frame: none, home: none, customers: none, heavyUsers: new Map(), icons: none }
  const plugin: Plugin = {
    name: 'foyer-shared-chunks',
    buildEnd() {
      const infoOf = (id: string): Rolldown.ModuleInfo | null => this.getModuleInfo(id)
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => infoOf(id)?.isEntry === true)
      graph.signIn = loadedBy([...entries, ...pathsOf(signInScreens)], infoOf)
      graph.frame = loadedBy(pathsOf(frameScreens), infoOf)
      graph.home = loadedBy(homes, infoOf)
      graph.customers = reachedBy(entries, infoOf)
      graph.icons = shownIcons(ids, (id) => infoOf(id)?.code ?? '')
      graph.heavyUsers = new Map(heavy.map(([name, parts]) => [name, loading(parts, ids, infoOf)]))
    },
  }
  return { plugin, groups: groupsOf(graph, homes) }
}

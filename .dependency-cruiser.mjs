/**
 * Who may import whom. Each rule is a law of the architecture and is called by its name when it is broken.
 * Imports of types count like any other, unless a rule says otherwise.
 */

/** Modules stand on those before them; what would run backwards travels as an event. */
const layers = ['branding', 'account', 'company', 'catalogue', 'billing', 'licensing', 'statistics']
const besideTheLayers = {
  support: ['branding', 'account', 'company', 'licensing'],
  push: ['branding', 'account', 'company'],
  webhooks: ['branding'],
  operator: [...layers, 'support', 'push'],
}
const below = {
  ...Object.fromEntries(layers.map((module, at) => [module, layers.slice(0, at)])),
  ...besideTheLayers,
}

const tests = '\\.test\\.tsx?$|/testing/|^server/test/'
const insideOfModules = '^server/src/modules/[^/]+/(?!index\\.ts$)'

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const layerLaws = Object.entries(below).map(([module, allowed]) =>
  law(
    `${module}-stands-on-what-is-below`,
    `${module} may know ${allowed.length === 0 ? 'no other module' : allowed.join(', ')}; events carry the rest.`,
    { path: `^server/src/modules/${module}/`, pathNot: tests },
    { path: `^server/src/modules/(?!(${[module, ...allowed].join('|')})/)` },
  ),
)

const forbidden = [
  law(
    'contract-imports-zod-only',
    'The contract is data for server and browser alike: schemas, no I/O, nobody else’s types.',
    { path: '^contract/src/', pathNot: tests },
    { pathNot: ['^contract/src/', '^node_modules/zod/mini/'] },
  ),
  law(
    'web-never-imports-server',
    'What the browser knows of the server is the contract.',
    { path: '^web/' },
    { path: '^(server|bench|e2e|tools)/' },
  ),
  law(
    'server-never-imports-web',
    'The server serves built files; it imports none of them.',
    { path: '^server/' },
    { path: '^(web|bench|e2e|tools)/' },
  ),
  law(
    'platform-knows-no-module',
    'The platform is what modules stand on; it is told what it needs by whoever composes.',
    { path: '^server/src/platform/' },
    { path: '^server/src/(?!platform/)' },
  ),
  law(
    'modules-meet-at-index',
    'A module’s front door is its index.ts.',
    { path: '^server/src/modules/([^/]+)/' },
    { path: '^server/src/modules/(?!$1/)[^/]+/(?!index\\.ts$)' },
  ),
  law(
    'modules-know-no-composition',
    'Modules are handed what they need; of the process they know the shape of the configuration alone.',
    { path: '^server/src/modules/', pathNot: tests },
    { path: '^server/src/(?!modules/|platform/|config\\.ts$)' },
  ),
  law(
    'front-doors-from-outside',
    'Whoever stands outside of the modules uses their front doors as well; composition also mounts their routes.',
    { path: '^server/(src|test)/(?!modules(/|\\.ts$))' },
    { path: insideOfModules },
  ),
  law(
    'composition-mounts-routes',
    'modules.ts takes each module’s front door and what it mounts.',
    { path: '^server/src/modules\\.ts$' },
    { path: insideOfModules, pathNot: '/(routes|hooks)\\.ts$' },
  ),
  law(
    'sandbox-knows-no-module',
    'The providers’ stand-ins are elsewhere in real life; they share nothing with what calls them.',
    { path: '^server/src/sandbox/', pathNot: tests },
    { path: '^server/src/(?!sandbox/|platform/)' },
  ),
  law(
    'only-stores-speak-sql',
    'SQL, its builder and the tables’ types stay in store.ts and *-store.ts.',
    { path: '^server/src/modules/', pathNot: `(/|-)store\\.ts$|${tests}` },
    { path: '^node_modules/(kysely|pg)/|tables\\.generated\\.ts$' },
  ),
  law(
    'rules-and-policies-do-no-io',
    'Decisions are pure: they may use the contract, each other and failures.',
    { path: '^server/src/modules/.*(-rules|/policy)\\.ts$' },
    {
      pathNot: ['^contract/src/', '(-rules|/policy)\\.ts$', '^server/src/platform/failure\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  law(
    'web-features-do-not-meet',
    'The app composes features; what two of them need belongs to ui, lib or api.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/(?!$1/)' },
  ),
  law(
    'features-know-no-app',
    'The app knows the features, not the other way round.',
    { path: '^web/src/features/' },
    { path: '^web/src/(app|console)/' },
  ),
  law(
    'the-console-stands-apart',
    'The operators’ console takes its frame from the app and nothing of the customers’ screens.',
    { path: '^web/src/console/' },
    { path: '^web/src/features/' },
  ),
  law(
    'the-app-opens-the-console-only',
    'The portal knows of the console how to open it, and its texts.',
    { path: '^web/src/app/' },
    { path: '^web/src/console/(?!open-console\\.tsx$|locale/)' },
  ),
  law(
    'ui-knows-no-feature',
    'Parts of the design system, the client and pure functions know nothing of screens.',
    { path: '^web/src/(ui|api|lib)/' },
    { path: '^web/src/(features|app|console)/' },
  ),
  law('lib-is-pure', 'Pure functions stand alone.', { path: '^web/src/lib/' }, { path: '^web/src/(?!lib/)' }),
  law(
    'browser-uses-zod-mini',
    'The other half of zod is as big as a page.',
    { path: '^web/src/' },
    { path: '^node_modules/zod/(?!mini/)' },
  ),
  law(
    'ships-what-it-needs',
    'An installation has no development dependencies.',
    { path: '^(server|contract)/src/', pathNot: tests },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  ),
  law(
    'no-cycles',
    'Nothing needs itself to be loaded; types alone may refer back.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  law('everything-resolves', 'An import leads to a file.', {}, { couldNotResolve: true }),
  ...layerLaws,
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}

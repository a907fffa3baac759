import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'

/** Checks every import of the repository against .dependency-cruiser.mjs. */

// dependency-cruiser needs the TypeScript compiler's API, which the version that checks types no longer has. This
// workspace has an older version that does.
const here = createRequire(import.meta.url)
const compiler = new Map(
  ['typescript', 'typescript/package.json'].map((name) => [name, pathToFileURL(here.resolve(name)).href]),
)
registerHooks({
  resolve: (specifier, context, next) => {
    const url = compiler.get(specifier)
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
  },
})
const { cruise } = await import('dependency-cruiser')
// Its export has this shape; a .mjs file has no types.
const { default: laws } = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
}

const folders = ['contract', 'server', 'web', 'tools', 'bench', 'e2e']

/** Without its compiler it would find almost no modules, and no violations. */
const modulesAtLeast = 400

const { output } = await cruise(folders, {
  ...laws.options,
  ruleSet: { forbidden: laws.forbidden },
  validate: true,
})
// `cruise` returns text only if a reporter is requested.
const { modules, summary } = output as ICruiseResult

const sources = modules.filter(({ source }) => /^(contract|server|web|tools|bench|e2e)\//.test(source))
if (sources.length < modulesAtLeast) {
  console.error(`only ${sources.length} modules were seen, at least ${modulesAtLeast} are there`)
  process.exitCode = 1
}
for (const { rule, from, to, cycle } of summary.violations) {
  const way = cycle === undefined ? `${from} → ${to}` : [from, ...cycle.map(({ name }) => name)].join(' → ')
  console.error(`${rule.name}: ${way}`)
  process.exitCode = 1
}
console.log(`${sources.length} modules`)

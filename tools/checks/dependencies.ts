import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'

/** Holds every import of the repository against .dependency-cruiser.mjs. */

// dependency-cruiser reads TypeScript through the compiler's API, which the TypeScript that checks types no longer has.
// This workspace has one that does.
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
// Its export is data of this shape; a file outside of TypeScript has no type to say so.
const { default: laws } = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
}

const folders = ['contract', 'server', 'web', 'tools', 'bench', 'e2e']

/** Without its compiler it would see next to nothing and find no fault with it. */
const modulesAtLeast = 400

const { output } = await cruise(folders, {
  ...laws.options,
  ruleSet: { forbidden: laws.forbidden },
  validate: true,
})
// `cruise` answers text only where a reporter is asked for.
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

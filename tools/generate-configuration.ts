import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationSchema, type KeySchema } from '../server/src/configuration.ts'

/**
 * Generates docs/CONFIGURATION.md: every key of the configuration file, from the schema that validates it. With
 * `--check` it writes nothing, and exits with code 1 if there is a difference.
 */
const file = join(import.meta.dirname, '../docs/CONFIGURATION.md')

const isKey = (value: unknown): value is KeySchema => typeof value === 'object' && value !== null

const typeOf = (node: KeySchema): string => {
  if (node.enum !== undefined) {
    const values = node.enum.map((value) => `\`${String(value)}\``)
    return values.length > 6 ? `one of ${values.slice(0, 3).join(', ')} … (${values.length})` : values.join(', ')
  }
  if (node.anyOf !== undefined) return node.anyOf.filter(isKey).map(typeOf).join(' or ')
  if (node.type === 'array') return `list of ${isKey(node.items) ? typeOf(node.items) : 'anything'}`
  if (node.format === 'uri') return 'URL'
  if (node.format === 'email') return 'e-mail address'
  return node.type === 'object' ? '' : [node.type].flat().join(' or ')
}

const defaultOf = (node: KeySchema, needed: boolean): string => {
  if (needed) return '**needed**'
  if (node.default === undefined) return '–'
  return node.type === 'object' ? '' : `\`${JSON.stringify(node.default)}\``
}

const row = (path: string, node: KeySchema, needed: boolean): string =>
  `| \`${path}\` | ${typeOf(node)} | ${defaultOf(node, needed)} | ${node.description ?? ''} |`

const rowsOf = (node: KeySchema, path: string): string[] => {
  const below = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    if (!isKey(child)) return []
    const at = path === '' ? key : `${path}.${key}`
    return [row(at, child, node.required?.includes(key) === true), ...rowsOf(child, at)]
  })
  const named = node.additionalProperties
  return isKey(named) && named.properties !== undefined ? rowsOf(named, `${path}.<key>`) : below
}

const text = `# Configuration

The keys of the YAML file in \`FOYER_CONFIG\`. \`\${NAME}\` in a value reads the environment, so that secrets need not be in the file.
\`npm run foyer -- check\` validates it and names the key that is wrong. This page is generated from the schema by \`npx node tools/generate-configuration.ts\`.

| Key | Type | Default | Meaning |
| --- | --- | --- | --- |
${rowsOf(configurationSchema(), '').join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text) {
  console.error('docs/CONFIGURATION.md is not what the schema says: run npx node tools/generate-configuration.ts')
  process.exitCode = 1
}

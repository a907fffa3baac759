/**
 * Takes the descriptions of openapi.json from the doc comments in contract/src. zod keeps no comments, and descriptions written as code
 * would be loaded by the browser, so this reads the source files as text: the comment above an exported schema describes the schema, the
 * comment above a field describes the field. It relies on the layout that the formatter enforces and does not parse TypeScript.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with the contract's source files. */
export const contractFolder = join(import.meta.dirname, '../../../../contract/src')

/** The contract's source files without tests, relative to `contractFolder`. */
export const contractFiles = (): string[] =>
  readdirSync(contractFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))

/** The comments of one constant and of its fields. */
interface Block {
  readonly isExported: boolean
  readonly about: string | undefined
  readonly fields: Map<string, string>
  /** Other constants whose fields this one includes. */
  readonly spreads: string[]
}

type Blocks = ReadonlyMap<string, Block>

/**
 * A constant, a field or a spread, with the comment above it if there is one. The formatter guarantees the indentation: two spaces before
 * the fields of a schema, four before those of a call's query. Fields deeper in a schema are ignored, as they have no unique name.
 */
const pieces =
  /^(?:\/\*\*\s*(?<said>(?:(?!\*\/)[\s\S])*?)\s*\*\/\n)?(?<exported>export )?const (?<constant>\w+) = (?<begun>.*)|^(?<indent> {2}| {4})(?:\/\*\*\s*(?<told>(?:(?!\*\/)[\s\S])*?)\s*\*\/\s+)?(?:(?<field>\w+): |\.\.\.(?<spread>\w+)(?:\.shape)?,)/gm

/** The comment without the asterisks at the beginning of its lines. */
const oneLineOf = (said: string | undefined): string | undefined =>
  said?.replace(/^\* ?/, '').replaceAll(/\s*\n\s*\* ?/g, ' ')

/** The constants that a schema names in its first line: spread into it, or passed to `z.extend`, `z.omit` and the like. */
const spreadsIn = (line: string): string[] =>
  [...line.matchAll(/\.\.\.(\w+)|\(([A-Za-z]\w*)[,)]/g)].map(([, spread, passed]) => spread ?? passed ?? '')

/** A schema that goes on with `.check(…)` begins with `z` alone, and its fields are indented once more. */
const depthOf = (begun: string): number => (begun.startsWith('endpoint') || begun === 'z' ? 4 : 2)

const blocksIn = (text: string): Blocks => {
  const blocks = new Map<string, Block>()
  let block: Block | undefined
  let depth = 2
  for (const { groups = {} } of text.matchAll(pieces)) {
    const { said, exported, constant, begun = '', indent = '', told, field, spread } = groups
    if (constant !== undefined) {
      block = {
        isExported: exported !== undefined,
        about: oneLineOf(said),
        fields: new Map(),
        spreads: spreadsIn(begun),
      }
      depth = depthOf(begun)
      blocks.set(constant, block)
    } else if (indent.length === depth && block !== undefined) {
      const about = oneLineOf(told)
      if (field !== undefined && about !== undefined) block.fields.set(field, about)
      if (spread !== undefined) block.spreads.push(spread)
    }
  }
  return blocks
}

/** The contract's doc comments, looked up by name. */
export interface ContractComments {
  /** The comment of a schema. */
  about(name: string): string | undefined
  /** The comment of a field in a schema or of a query parameter of an operation. */
  field(name: string, field: string): string | undefined
}

/**
 * Reads the comments of all files. A constant that is not exported is only found from within its own file, because other files may use the
 * same name for something else.
 */
export const readContractComments = (): ContractComments => {
  const files = contractFiles().map((file) => blocksIn(readFileSync(join(contractFolder, file), 'utf8')))
  const homes = new Map(
    files.flatMap((blocks) => [...blocks].filter(([, { isExported }]) => isExported).map(([name]) => [name, blocks])),
  )
  const find = (name: string, field: string, asked: Blocks | undefined): string | undefined => {
    const home = asked?.has(name) === true ? asked : homes.get(name)
    const block = home?.get(name)
    const said = block?.fields.get(field)
    if (block === undefined || said !== undefined) return said
    return block.spreads.map((spread) => find(spread, field, home)).find((found) => found !== undefined)
  }
  return {
    about: (name) => homes.get(name)?.get(name)?.about,
    field: (name, field) => find(name, field, undefined),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where what goes over the wire is written. */
export const contractFolder = join(import.meta.dirname, '../../../../contract/src')

/** The contract's files without their tests, as paths below its folder. */
export const contractFiles = (): string[] =>
  readdirSync(contractFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))

/** What stands above one constant of the contract, and above the fields within it. */
interface Block {
  readonly isExported: boolean
  readonly about: string | undefined
  readonly fields: Map<string, string>
  /** Constants whose fields it takes over. */
  readonly spreads: string[]
}

type Blocks = ReadonlyMap<string, Block>

/**
 * A comment with what it stands above, or something that has none. The project's formatter sees to the spaces: two in front of the fields of
 * a schema, four in front of those of a call's query. What lies deeper in a schema has no name by which it could be told apart.
 */
const pieces =
  /^(?:\/\*\*\s*(?<said>(?:(?!\*\/)[\s\S])*?)\s*\*\/\n)?(?<exported>export )?const (?<constant>\w+) = (?<begun>.*)|^(?<indent> {2}| {4})(?:\/\*\*\s*(?<told>(?:(?!\*\/)[\s\S])*?)\s*\*\/\s+)?(?:(?<field>\w+): |\.\.\.(?<spread>\w+)(?:\.shape)?,)/gm

const oneLineOf = (said: string | undefined): string | undefined => said?.replaceAll(/\s*\n\s*\* ?/g, ' ')

/** What a schema that stands in one line takes over. */
const spreadsIn = (line: string): string[] => [...line.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name)

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
      depth = begun.startsWith('endpoint') ? 4 : 2
      blocks.set(constant, block)
    } else if (indent.length === depth && block !== undefined) {
      const about = oneLineOf(told)
      if (field !== undefined && about !== undefined) block.fields.set(field, about)
      if (spread !== undefined) block.spreads.push(spread)
    }
  }
  return blocks
}

/** What the contract's doc comments say, so that whoever reads the description of the API reads it too. */
export interface ContractComments {
  /** Of a schema. */
  about(name: string): string | undefined
  /** Of a field of a schema, or of the query of a call. */
  field(name: string, field: string): string | undefined
}

/**
 * Reads the comments of all files. A constant that is not exported is known in its own file alone: another file may mean something else by
 * its name.
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

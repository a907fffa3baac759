import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, root, sourceFiles } from './source-files.ts'

/** Rules that can be checked by a file's text, for which the linter has no rule. */
interface SourceLaw {
  readonly law: string
  readonly where: RegExp
  readonly except?: RegExp
  /** Text that must not occur. */
  readonly never: RegExp
}

const tests = /\.test\.tsx?$|\/testing\/|^server\/test\//

/** Migrations from before steps were supported. Applied migrations are never changed. */
const beforeSteps = /\/00(?:[01]\d|2[0-8])_/

const laws: readonly SourceLaw[] = [
  {
    law: 'only stores speak SQL',
    where: /^server\/src\/modules\/.*\.ts$/,
    except: /(?:\/|-)store\.ts$|\.test\.ts$|\/testing\//,
    never: /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|withRecursive)\(|\bsql(?:<.*>)?`/,
  },
  {
    law: 'the clock of the context tells the time',
    where: /^(?:server\/src\/modules|contract\/src)\/.*\.ts$/,
    except: tests,
    never: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/,
  },
  {
    law: 'ids and secrets come from platform/ids.ts',
    where: /^(?:server\/src\/modules|contract\/src)\/.*\.ts$/,
    except: tests,
    never: /\bMath\.random\(|\brandomUUID\(|from 'uuid'/,
  },
  {
    law: 'the environment is read in main.ts, command-line.ts, config.ts and platform/database/processes.ts',
    where: /^(?:server|contract)\/src\/.*\.ts$/,
    except: /^server\/src\/(?:main|command-line|config|platform\/database\/processes)\.ts$|\.test\.ts$|\/testing\//,
    never: /\bprocess\.env\b/,
  },
  {
    law: 'amounts are computed in vocabulary/money.ts',
    where: /^(?:server\/src\/modules|contract\/src|web\/src(?!\/features\/statistics\/))\/.*\.tsx?$/,
    except: tests,
    never: /\bparseFloat\(|\.toFixed\(/,
  },
  {
    law: 'a moment is compared with a day through platform/database/days.ts',
    where: /^server\/src\/.*\.ts$/,
    except: tests,
    never: /(?:\b(?:\w+_)?at'?,? '?[<>]=?'?,? (?:sql(?:<\w+>)?`)?|\bsql<Date>`)\$\{[^{}]*\}::date\b/,
  },
  {
    law: 'an index on a table that may have rows is built concurrently, in a step of its own',
    where: /^server\/migrations\/.*\.sql$/,
    except: beforeSteps,
    // Tables created in the same file are empty.
    never: /create (?:unique )?index (?!concurrently)\w+ on (\S+)(?=\s)(?<!create table \1 \([\s\S]*)/i,
  },
  {
    law: 'a rule for a table that may have rows is “not valid” first, and validated in a step of its own',
    where: /^server\/migrations\/.*\.sql$/,
    except: beforeSteps,
    never: /\badd constraint \w+ (?:check|foreign key)(?![^;]*\bnot valid\b)/i,
  },
]

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const breaches = (file: string): string[] => {
  const applying = laws.filter(({ where, except }) => where.test(file) && except?.test(file) !== true)
  if (applying.length === 0) return []
  const text = readFileSync(join(root, file), 'utf8')
  return applying.flatMap(({ law, never }) =>
    [...text.matchAll(new RegExp(never, 'g'))].map(
      ({ 0: found, index }) => `${file}:${lineOf(text, index)}: ${law}, not ${found}`,
    ),
  )
}

/** Names that say nothing about the content. */
const emptyName = /(?:^|[/.-])(?:utils?|helpers?|common|misc|managers?|v2)(?:[/.-]|$)/i

const files = sourceFiles('{contract,server,web,tools,bench,e2e}/**/*.{ts,tsx}', 'server/migrations/*.sql')
const names = sourceFiles('{contract,server,web,tools,bench,e2e,docs}/**/*.*').filter((file) => emptyName.test(file))
report(
  [...files.flatMap(breaches), ...names.map((file) => `${file}: the name says nothing`)],
  `${files.length} files, ${laws.length} laws`,
)

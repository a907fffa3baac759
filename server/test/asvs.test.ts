import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Row {
  readonly requirement: string
  readonly level: string
  readonly about: string
  readonly status: string
  readonly shown_by: string
}

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0. Those of level 3 come after them. */
const sections: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}

const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)

// The columns of the file, as named in its first line.
const rows = parse(readFileSync(join(root, 'docs/asvs.csv')), { columns: true }) as Row[]

it('docs/asvs.csv has a line for every requirement of ASVS 5.0, levels 1 and 2, in their order', () => {
  expect(rows.map(({ requirement }) => requirement)).toEqual(wanted)
})

it('each line names an existing test, or says why none is needed; documents are cited with words from their text', () => {
  for (const { requirement, level, about, status, shown_by } of rows) {
    expect(['1', '2'], requirement).toContain(level)
    expect(about.length, requirement).toBeGreaterThan(2)
    expect(['tested', 'by design', 'not applicable'], requirement).toContain(status)
    const cited = [...shown_by.matchAll(/\[(\S+) # ([^\]]+)\]/g)]
    for (const [, file = '', words = ''] of cited)
      expect([requirement, readFileSync(join(root, file), 'utf8').includes(words)], words).toEqual([requirement, true])
    // The name of a document alone is no evidence.
    if (/\b(?:ADR|OPERATIONS|CONFIGURATION|ARCHITECTURE|README)\b/.test(shown_by))
      expect(cited, requirement).not.toEqual([])
    if (status === 'tested') expect([requirement, existsSync(join(root, shown_by))]).toEqual([requirement, true])
    else expect(shown_by.length, requirement).toBeGreaterThan(4)
  }
})

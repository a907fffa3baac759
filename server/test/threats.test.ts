import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Row {
  readonly threat: string
  readonly about: string
  readonly status: string
  readonly shown_by: string
}

// The columns of the file, as named in its first line.
const rows = parse(readFileSync(join(root, 'docs/threats.csv')), { columns: true }) as Row[]

it('docs/threats.csv has a line for every threat, in their order', () => {
  expect(rows.map(({ threat }) => threat)).toEqual(Array.from({ length: 54 }, (_, index) => `S${index + 1}`))
})

it.each(rows.map((row) => [row.threat, row] as const))(
  '%s names tests by words from their text, or says why none is needed',
  (_, row) => {
    const { about, status, shown_by } = row
    expect(about.length).toBeGreaterThan(2)
    expect(['tested', 'by design']).toContain(status)
    if (status !== 'tested') return expect(shown_by.length).toBeGreaterThan(20)
    for (const one of shown_by.split('; ')) {
      const [file = '', words = ''] = one.split(' # ')
      expect(words, one).not.toBe('')
      expect(readFileSync(join(root, file), 'utf8'), one).toContain(words)
    }
  },
)

import { describe, expect, it } from 'vitest'
import { applyMark, stretchBetween } from './apply-mark.ts'
import { messageRows } from './message-rows.ts'
import { acceptFiles } from './picked-files.ts'
import { quoted } from './quoted.ts'
import { marks } from './toolbar.tsx'

const show = ({ text, start, end }: { text: string; start: number; end: number }): string =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
const of = (shown: string) => ({
  text: shown.replace(/[<>]/g, ''),
  start: shown.indexOf('<'),
  end: shown.indexOf('>') - 1,
})

describe('formatting marks', () => {
  it.each([
    ['bold', 'a <word> here', 'a **[word]** here'],
    ['italic', '<>', '_[sample]_'],
    ['code', 'run <it>', 'run `[it]`'],
    ['code', '<one\ntwo>', '```\n[one\ntwo]\n```'],
    ['list', 'a\n<b\nc>', 'a\n- [b\n- c]'],
    ['quote', '<>', '> [sample]'],
    ['link', 'see <this>', 'see [this]([https://])'],
  ] as const)('%s turns %j into %j', (mark, from, to) => {
    expect(show(applyMark(of(from), mark, 'sample'))).toBe(to)
  })

  it.each(['a <word> here', '<>', '**<a>**', 'a\n<b\nc>\nd', '- <a>', '_<_>_'])(
    'change no more of %j than necessary',
    (shown) => {
      const before = of(shown)
      for (const mark of marks) {
        const marked = applyMark(before, mark, 'sample')
        const { text, start, end } = stretchBetween(before, marked)
        expect(before.text.slice(0, start) + text + before.text.slice(end)).toBe(marked.text)
        expect(end).toBe(before.end)
      }
    },
  )

  it('leave unselected text unchanged', () => {
    for (const mark of marks) {
      const { text } = applyMark({ text: 'before middle after', start: 7, end: 13 }, mark, 'sample')
      expect(text).toContain('middle')
      expect(text.endsWith(' after')).toBe(true)
    }
  })

  it('a quotation is added after existing text', () => {
    expect(quoted('One\n\nTwo', '')).toBe('> One\n>\n> Two\n\n')
    expect(quoted('One', 'Hello')).toBe('Hello\n\n> One\n\n')
  })
})

it('SUP-29, SUP-30, CONST-18 the message box grows with the window, and has four rows at least', () => {
  expect([0, 400, 496, 519, 520, 900, 1440].map(messageRows)).toEqual([4, 4, 4, 4, 5, 20, 43])
})

describe('SUP-19 files', () => {
  const file = (name: string, size: number) => ({ name, size }) as File
  const megabyte = 1024 * 1024

  it('SUP-19 of more than 20 MB and beyond ten are omitted, each with its reason', () => {
    const many = Array.from({ length: 11 }, (_, at) => file(`${at}.log`, 1))
    const { taken, refused } = acceptFiles(0, [
      file('large.mp4', 20 * megabyte + 1),
      file('full.mp4', 20 * megabyte),
      ...many,
    ])
    expect(taken.map(({ name }) => name)).toEqual(['full.mp4', ...many.slice(0, 9).map(({ name }) => name)])
    expect(refused.map(({ file: { name }, why }) => [name, why])).toEqual([
      ['large.mp4', 'over_size'],
      ['9.log', 'over_count'],
      ['10.log', 'over_count'],
    ])
  })

  it('include existing ones in the count', () => {
    expect(acceptFiles(9, [file('a', 1), file('b', 1)])).toMatchObject({
      taken: [{ name: 'a' }],
      refused: [{ file: { name: 'b' }, why: 'over_count' }],
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlOf } from './markdown.ts'
import { plainParagraphs } from './plain-paragraphs.ts'

/** Escaped as the parser escapes characters that are special in HTML. */
const escaped = (text: string): string => text.replaceAll('"', '&quot;')

const shown = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs.map((lines) => `<p>${lines.map(escaped).join('<br>\n')}</p>\n`).join('')

/** What people write, and every character that Markdown or a link could start with. */
const signs = String.raw`
word Слово é 日本 a b 7 12.20 1. 2) € $ % 🙂 www example.com http: // ftp mailto co uk . .. : ; , ? ! / \ * ** _ ~~ # ## - -- --- + = ===
> < & &amp; [ ] ( ) | @ " ' ^ { } … —`
const blanks = [' ', ' ', ' ', '  ', '    ', '\t', '\n', '\n', '\n\n', '\r\n', '\u00a0', '\u200f']
const pieces = [...signs.trim().split(/\s/), '`', '```', ...blanks, ...blanks]

describe('text without formatting', () => {
  it('looks as the Markdown parser would have made it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (said) => {
        const text = said.join('')
        const paragraphs = plainParagraphs(text)
        if (paragraphs !== undefined) expect(shown(paragraphs), JSON.stringify(text)).toBe(htmlOf(text))
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    'Paid by the year, 80 users come to €12.20 each; is that right?',
    'Hello,\n\nthe key of MS-1002 does not start (since 10:30). Ticket #1012 said +5 %…\nThanks!\n\nOlga',
    'Добрый день!\r\nСервер не запускается — что делать?',
  ])('is recognised: %j', (text) => {
    expect(plainParagraphs(text)).toBeDefined()
  })

  it.each([
    'see example.com',
    'http://10.0.0.1/',
    'write to a@b.example',
    '- one\n- two',
    '1. one',
    'Title\n=====',
    'a *word*',
    'a_b_c',
    '    code',
    'a `word`',
    '> said',
    '# Title',
    '[a](b)',
    'a | b',
    'a\tb',
  ])('is distinguished from %j', (text) => {
    expect(plainParagraphs(text)).toBeUndefined()
  })
})

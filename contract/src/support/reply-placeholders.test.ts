import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SavedReplyBody } from '../operator/saved-reply.ts'
import {
  fillReply,
  placeholdersIn,
  replyPlaceholders,
  unknownPlaceholders,
  writtenPlaceholder,
} from './reply-placeholders.ts'

const values = { customer_name: 'Ada Lind', company: 'Northlight', ticket_number: '1042' } as const

describe('a saved reply', () => {
  it('is filled in with known values; unknown ones stay, and the first is marked', () => {
    const { text, gap } = fillReply(
      'Hello {{ customer_name }}, #{{ticket_number}}: {{operator_name}} {{operator_name}}',
      values,
    )
    expect(text).toBe('Hello Ada Lind, #1042: {{operator_name}} {{operator_name}}')
    expect(text.slice(gap?.start, gap?.end)).toBe('{{operator_name}}')
    expect(fillReply('Hello', values)).toEqual({ text: 'Hello', gap: undefined })
    expect(fillReply('{{company}}', { company: '  ' }).gap).toEqual({ start: 0, end: 11 })
  })

  it('keeps placeholders after a backslash for other programs', () => {
    const shown = String.raw`docker ps --format "\{{.Names}}"`
    expect(unknownPlaceholders(shown)).toEqual([])
    expect(fillReply(shown, values)).toEqual({ text: 'docker ps --format "{{.Names}}"', gap: undefined })
    expect(placeholdersIn(String.raw`\{{company}} {{ticket_number}}`)).toEqual(['ticket_number'])
  })

  it('treats nothing in a name as a placeholder or Markdown', () => {
    const filled = (company: string) => fillReply('{{company}}', { ...values, company }).text
    expect(filled('{{customer_name}}')).toBe(String.raw`\{\{customer_name}}`)
    expect(filled('[pay](https://x.example)')).toBe(String.raw`\[pay\](https://x.example)`)
    expect(filled('**A** `b` <c> &amp; _d_ ~e~')).toBe(String.raw`\*\*A\*\* \`b\` \<c\> \&amp; \_d\_ \~e\~`)
    expect(['1. Kanal', '# one', '- two'].map(filled)).toEqual([
      String.raw`1\. Kanal`,
      String.raw`\# one`,
      String.raw`\- two`,
    ])
    // What formats nothing stays as it is written.
    for (const plain of ['Müller & Söhne', 'C#', 'video_pro', 'Nova (TV)']) expect(filled(plain)).toBe(plain)
  })

  it('lists each unknown placeholder once', () => {
    expect(unknownPlaceholders('{{nmae}} {{ nmae }} {{Company}} {{}} {{company}} {one} {{')).toEqual([
      'nmae',
      'Company',
      '',
    ])
  })

  it('has no placeholders left when everything is known', () => {
    const word = fc.oneof(fc.constantFrom(...replyPlaceholders.map(writtenPlaceholder)), fc.string())
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ')
        fc.pre(unknownPlaceholders(text).length === 0)
        const known = Object.fromEntries(replyPlaceholders.map((name) => [name, 'X']))
        expect(fillReply(text, known).gap).toBeUndefined()
        expect(fillReply(text, {}).gap === undefined).toBe(placeholdersIn(text).length === 0)
      }),
    )
  })
})

describe('the body of a saved reply', () => {
  const issuesOf = (texts: object) => SavedReplyBody.safeParse({ name: 'Greeting', texts }).error?.issues ?? []

  it('has a text in at least one language', () => {
    expect(issuesOf({})).toMatchObject([{ path: ['texts', 'en'], params: { code: 'required' } }])
    expect(issuesOf({ ru: 'Здравствуйте' })).toEqual([])
    expect(issuesOf({ en: ' ' })).toMatchObject([{ path: ['texts', 'en'], code: 'too_small' }])
  })

  it('is refused if it has an unknown placeholder', () => {
    expect(issuesOf({ en: 'Hello', ru: '{{имя}}' })).toMatchObject([
      { path: ['texts', 'ru'], params: { code: 'placeholder_unknown', meta: { placeholder: 'имя' } } },
    ])
  })

  it('is at most as long as a text that is still shown formatted', () => {
    expect(issuesOf({ en: 'x'.repeat(20_000) })).toEqual([])
    expect(issuesOf({ en: 'x'.repeat(20_001) })).toMatchObject([{ path: ['texts', 'en'], code: 'too_big' }])
  })
})

import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { freeText, requiredLine, requiredText } from './text.ts'

const line = requiredLine(100)

describe('a line', () => {
  it.each(['Northlight TV', 'Север & Ко. «Видео»', '山田 太郎', 'نور', 'Zoë 👩‍🚀', 'a\\b <b>'])('takes %s', (text) => {
    expect(z.safeParse(line, text).success).toBe(true)
  })

  it.each([
    'A\r\nBcc: x@y.example',
    'A\nB',
    'A\tB',
    'A\u0000',
    'A\u0085B',
    'A\u2028B',
    'gepj.\u202Eexe',
    'A\u2066B',
    'half \ud83d',
    ' \n ',
  ])('refuses %j', (text) => {
    expect(z.safeParse(line, text).success).toBe(false)
  })
})

describe('a text', () => {
  it('keeps its lines and loses invisible characters', () => {
    expect(requiredText(100).parse(' one\n\ttwo\u0000\u001b[31m\u202e three\u2069 ')).toBe('one\n\ttwo[31m three')
    expect(freeText(3).parse('\u202eone')).toBe('one')
    expect(z.safeParse(requiredText(100), ' \u202e\u0007 ').success).toBe(false)
  })
})

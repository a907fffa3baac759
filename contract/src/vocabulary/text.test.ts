import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requiredLine } from './text.ts'

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

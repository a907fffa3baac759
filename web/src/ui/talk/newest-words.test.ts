import { describe, expect, it } from 'vitest'
import { goneOn, type NewestWords } from './newest-words.ts'

/** Messages from one number to another, of a conversation with `count` in total. */
const words = (from: number, to: number, count = to): NewestWords<{ readonly id: string }> => ({
  comments: Array.from({ length: to - from + 1 }, (_, at) => ({ id: String(from + at) })),
  count,
  earlier: from === 1 ? null : `before ${from}`,
})

describe('the latest messages, requested again', () => {
  it('are added after those that are shown, which are not requested again', () => {
    expect(goneOn(words(101, 200), undefined)).toEqual(words(101, 200))
    expect(goneOn(words(103, 202), words(101, 200))).toEqual(words(101, 202))
    // A page of earlier messages was loaded before.
    expect(goneOn(words(103, 202), words(1, 200))).toEqual(words(1, 202))
    expect(goneOn(words(51, 150), words(1, 90))).toEqual(words(1, 150))
  })

  it('are the whole of a short conversation', () => {
    expect(goneOn(words(1, 40), words(1, 30))).toEqual(words(1, 40))
  })

  it('replace everything if they do not reach back to what is shown', () => {
    expect(goneOn(words(301, 400), words(101, 200))).toEqual(words(301, 400))
  })

  it('replace everything if a merge has inserted others between earlier ones', () => {
    expect(goneOn(words(103, 202, 205), words(51, 200))).toEqual(words(103, 202, 205))
  })
})

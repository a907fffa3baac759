import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../lib/storage.ts'
import { draftOf, keepDraft } from '../../ui/talk/draft.ts'
import { isForColleagues, keepForColleagues, moveWords } from './move-words.ts'

const moved = (words: readonly [text: string, isNote: boolean], there: readonly [text: string, isNote: boolean]) => {
  const store = memoryStore()
  for (const [draft, [text, isNote]] of [
    ['from', words],
    ['into', there],
  ] as const) {
    keepDraft(draft, text, store)
    keepForColleagues(draft, isNote, store)
  }
  moveWords('from', 'into', store)
  return [draftOf('from', store), draftOf('into', store), isForColleagues('into', store)]
}

describe('a draft whose ticket goes on in another', () => {
  it('is the other’s, or stands below what is written there', () => {
    expect(moved(['26.11', false], ['', false])).toEqual(['', '26.11', false])
    expect(moved(['26.11', false], ['Since noon?\n', false])).toEqual(['', 'Since noon?\n\n26.11', false])
  })

  it('leaves the other as it is where there is none', () => {
    expect(moved(['', true], ['Since noon?', false])).toEqual(['', 'Since noon?', false])
  })

  it('is a note for colleagues as soon as a part of it was, whatever was sent there before', () => {
    expect(moved(['26.11', true], ['', false])).toEqual(['', '26.11', true])
    expect(moved(['26.11', true], ['Since noon?', false])).toEqual(['', 'Since noon?\n\n26.11', true])
    expect(moved(['26.11', false], ['Since noon?', true])).toEqual(['', 'Since noon?\n\n26.11', true])
    expect(moved(['26.11', false], ['', true])).toEqual(['', '26.11', false])
  })
})

import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../lib/storage.ts'
import { type Draft, draftOf, keepDraft, moveDraft } from './draft.ts'

const reply = (text: string): Draft => ({ text, isNote: false })
const note = (text: string): Draft => ({ text, isNote: true })
const none = reply('')

describe('a draft', () => {
  it('is stored with its author, and with nobody once there is none', () => {
    const store = memoryStore()
    for (const draft of [note('26.11'), reply('26.11'), note('> quoted\n\n'), reply('note')]) {
      keepDraft('one', draft, store)
      expect(draftOf('one', store)).toEqual(draft)
    }
    keepDraft('one', note(' '), store)
    expect(draftOf('one', store)).toEqual(none)
  })
})

describe('a draft whose ticket was merged', () => {
  const moved = (words: Draft, there: Draft): readonly Draft[] => {
    const store = memoryStore()
    keepDraft('from', words, store)
    keepDraft('into', there, store)
    moveDraft('from', 'into', store)
    return [draftOf('from', store), draftOf('into', store)]
  }

  it('becomes the other’s, or is added below its text', () => {
    expect(moved(reply('26.11'), none)).toEqual([none, reply('26.11')])
    expect(moved(reply('26.11'), reply('Since noon?\n'))).toEqual([none, reply('Since noon?\n\n26.11')])
  })

  it('leaves the other unchanged if there is none', () => {
    expect(moved(note(''), reply('Since noon?'))).toEqual([none, reply('Since noon?')])
  })

  it('is a note for colleagues as soon as a part of it was, whatever was sent there before', () => {
    expect(moved(note('26.11'), none)).toEqual([none, note('26.11')])
    expect(moved(note('26.11'), reply('Since noon?'))).toEqual([none, note('Since noon?\n\n26.11')])
    expect(moved(reply('26.11'), note('Since noon?'))).toEqual([none, note('Since noon?\n\n26.11')])
    expect(moved(reply('26.11'), note(''))).toEqual([none, reply('26.11')])
  })
})

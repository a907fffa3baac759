import { describe, expect, it } from 'vitest'
import type { SavedReply } from '../replies/queries.ts'
import { variantOf } from '../replies/variant-of.ts'
import { hitsFor } from './reply-hits.ts'
import { isOnEmptyLine } from './reply-keys.ts'
import { longestLine } from './used-replies.ts'

const reply = (name: string, en: string | null, ru: string | null = null): SavedReply => ({
  id: name,
  name,
  texts: { en, ru },
  revision: 1,
  created_at: '',
  updated_at: '',
  updated_by: '',
  uses: 0,
  last_used_at: null,
})

const all = [
  reply('Log wanted', 'Send the log of an hour'),
  reply('Upgrade', 'Install 26.10'),
  reply('Refund', 'log in', 'Вернём деньги'),
]
const found = (query: string) => hitsFor(query, all).map(({ name }) => name)

describe('the search for saved replies', () => {
  it('lists matching names, tolerating typos and another layout, before matching texts', () => {
    expect(found('log')).toEqual(['Log wanted', 'Refund'])
    expect(found('upgarde')).toEqual(['Upgrade'])
    expect(found('гзпкфву')).toEqual(['Upgrade'])
    expect(found('ДЕНЬГИ вернём')).toEqual(['Refund'])
    expect(found('nothing')).toEqual([])
    expect(found(' ')).toEqual(['Log wanted', 'Upgrade', 'Refund'])
  })

  it('uses the wanted language if possible', () => {
    const [log, , refund] = all
    if (log === undefined || refund === undefined) throw new Error('three of them')
    expect(variantOf(refund, 'ru')).toEqual({ locale: 'ru', text: 'Вернём деньги' })
    expect(variantOf(refund, 'en').locale).toBe('en')
    expect(variantOf(log, 'ru')).toEqual({ locale: 'en', text: 'Send the log of an hour' })
  })
})

it.each([
  ['|', true],
  ['a\n|\nb', true],
  ['a\n|', true],
  ['a|', false],
  ['|a', false],
  ['a\n\n|', true],
  [' |', false],
])('the cursor of %j is on an empty line: %j', (shown, is) => {
  const at = shown.indexOf('|')
  expect(isOnEmptyLine({ value: shown.replace('|', ''), selectionStart: at, selectionEnd: at })).toBe(is)
})

it('a reply is recognised by its longest line', () => {
  expect(longestLine('Hello,\n  please send the log  \n\nBye')).toBe('please send the log')
})

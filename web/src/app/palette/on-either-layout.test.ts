import { expect, it } from 'vitest'
import { onEitherLayout } from './on-either-layout.ts'
import type { Answer } from './use-found.ts'

const nothing: Answer<string> = { items: [], missed: 'none' }

/** Records which words are searched for, in order. */
const lookFor = async (
  words: string,
  answers: Readonly<Record<string, Answer<string>>>,
  signal = new AbortController().signal,
) => {
  const asked: string[] = []
  const find = (text: string): Promise<Answer<string>> => {
    asked.push(text)
    return Promise.resolve(answers[text] ?? nothing)
  }
  return { asked, answer: await onEitherLayout(find)(words, signal) }
}

const olga: Answer<string> = { items: ['Olga'], missed: 'none' }

it.each([
  ['Щдпф', 'olga'],
  ['jkmuf', 'ольга'],
])('text typed with the other keyboard layout is found: %s is %s', async (typed, meant) => {
  expect(await lookFor(typed, { [meant]: olga })).toEqual({ asked: [typed, meant], answer: olga })
})

it.each([
  { what: 'what is found as it was typed', typed: 'olga', answer: olga },
  { what: 'what is the same on both layouts', typed: '2026-0418', answer: nothing },
  { what: 'what could not be searched', typed: 'olga', answer: { items: [], missed: 'some' } as const },
])('$what is requested once', async ({ typed, answer }) => {
  expect(await lookFor(typed, { [typed]: answer })).toEqual({ asked: [typed], answer })
})

it('a search that nobody waits for any more is not repeated with the other layout', async () => {
  expect((await lookFor('jkmuf', {}, AbortSignal.abort())).asked).toEqual(['jkmuf'])
})

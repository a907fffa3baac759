import { expect, it } from 'vitest'
import { answersTo } from './faq.ts'

const questions = (title: string, locale: 'en' | 'ru' = 'en') =>
  answersTo(title, locale, true).map(({ question }) => question)

it('answers are found by the beginnings of words, most likely first', () => {
  expect(questions('Activation of an offline server')[0]).toBe('My server has no internet. How do I activate it?')
  expect(questions('Card declined twice')).toEqual(['My card was declined'])
  expect(questions('Отклонили карту', 'ru')).toEqual(['Карта отклонена'])
})

it('where the brand has no billing, no answer leads to it', () => {
  expect(answersTo('Card declined', 'en', false)).toEqual([])
  expect(answersTo('Copy my key', 'en', false).map(({ to }) => to)).toEqual(['/licenses'])
})

it('a title without related words finds none', () => {
  expect(questions('')).toEqual([])
  expect(questions('Latency of HLS')).toEqual([])
})

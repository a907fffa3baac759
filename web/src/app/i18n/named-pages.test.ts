import { expect, it } from 'vitest'
import { answersTo } from '../../features/support/form/faq.ts'
import { en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'

const asked = { en: 'licence card invoice address server offline', ru: 'ключ карта счёт адрес сервер офлайн' }

/** The sections that the answers mention, in quotes. */
const namedIn = (locale: 'en' | 'ru') =>
  new Set(
    asked[locale]
      .split(' ')
      .flatMap((word) => answersTo(word, locale, true))
      .flatMap(({ answer }) => [...answer.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, name]) => name)),
  )

it('the sections named in answers have the names of their pages', () => {
  expect(namedIn('en')).toEqual(new Set([en.pages.licences, en.pages.billing]))
  expect(namedIn('ru')).toEqual(new Set([ru.pages.licences, ru.pages.billing]))
})

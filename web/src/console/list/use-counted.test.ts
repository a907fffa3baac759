import { mostCounted } from '@foyer/contract/vocabulary/page.ts'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { figures } from '../../app/i18n/figures.ts'
import { textOptions } from '../../app/i18n/text-options.ts'
import { en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import { countedIn } from './use-counted.ts'

it.each([
  ['en', '10,000 orders', '10,000+ orders'],
  ['ru', '10\u00a0000 заказов', '10\u00a0000+ заказов'],
] as const)('in %s a list beyond what is counted says that there are more', async (locale, exact, more) => {
  const texts = createInstance()
  await texts.use(figures).init({
    ...textOptions(locale, 'Aurora'),
    resources: { en: { operator: en }, ru: { operator: ru } },
  })
  const t = texts.getFixedT(locale, 'operator')
  expect(t('orders.count', countedIn(locale)(mostCounted))).toBe(exact)
  expect(t('orders.count', countedIn(locale)(mostCounted + 1))).toBe(more)
})

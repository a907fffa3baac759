import { getCreditNoteDocument, getOrderDocument } from '@foyer/contract/billing/endpoints.ts'
import type { OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveCreditNote, giveOrder, receiveTransfer } from '../../../../test/licences.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Settings } from '../../../config.ts'

const exempt = 'Reverse charge: the customer accounts for the VAT'
/** What the brand says at the moment. */
const notes: Settings['brands'][string]['tax_notes'] = {}
const say = (text: string): void => {
  notes['*'] = { label: { en: 'Without VAT', ru: 'Без НДС' }, text: { en: text } }
}

let foyer: RunningFoyer
beforeAll(async () => {
  say(exempt)
  foyer = await startFoyer({
    adjust: ({ brands, ...settings }) => {
      const { aurora, ...others } = brands
      if (aurora === undefined) throw new Error('the demo has lost its brand')
      return { ...settings, brands: { ...others, aurora: { ...aurora, tax_notes: notes } } }
    },
  })
})
afterAll(() => foyer.close())

const textOf = async (base64: string): Promise<string> => {
  const { items } = await (await (await openPdf(Buffer.from(base64, 'base64'))).getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

const printed = async ({ client }: Person, order_id: string, kind: OrderDocumentKind): Promise<string> =>
  textOf((await client.ask(getOrderDocument, { params: { order_id }, query: { kind } })).document)

const buy = async (country: string, locale: Locale = 'en'): Promise<readonly [Person, string]> => {
  const olga = await createPerson(foyer, { country, locale })
  return [olga, await giveOrder(foyer, olga)]
}

it('say on every document of an order why it is without tax, in the words of its day', async () => {
  const [olga, order_id] = await buy('US')
  say('Other words')
  await receiveTransfer(foyer, { order_id })
  const id = await giveCreditNote(foyer, order_id)
  const { document } = await olga.client.ask(getCreditNoteDocument, { params: { order_id, id } })
  const texts = [
    await printed(olga, order_id, 'invoice'),
    await printed(olga, order_id, 'receipt'),
    await textOf(document),
  ]
  for (const text of texts) {
    expect(text).toContain(exempt)
    expect(text).toContain('Without VAT')
    expect(text).not.toContain('0%')
  }
})

it('are worded in the language of the document, or in the one that there is', async () => {
  say(exempt)
  const text = await printed(...(await buy('US', 'ru')), 'invoice')
  expect(text).toContain('Без НДС')
  expect(text).toContain(exempt)
})

it('that are for all who pay no tax are not for those who pay some', async () => {
  say(exempt)
  const taxed = await printed(...(await buy('DE')), 'invoice')
  expect(taxed).toContain('VAT 19%')
  expect(taxed).not.toContain(exempt)
})

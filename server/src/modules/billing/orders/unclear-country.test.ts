import { getOrder } from '@foyer/contract/billing/endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Settings } from '../../../config.ts'

const taxingBritain = (settings: Settings): Settings => {
  const { aurora } = settings.brands
  if (aurora === undefined) throw new Error('there is no such brand')
  return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, tax: { GB: '20', GR: '24' } } } }
}

const foyer = useFoyer({ adjust: taxingBritain })

const invoiceFrom = async (country: string) => {
  const customer = await createPerson(foyer, { country })
  const { order_id } = await giveInvoice(foyer, customer)
  const { tax, number } = await customer.client.ask(getOrder, { params: { id: order_id } })
  const subject = `Without tax: invoice ${number}`
  const notices = (await mailsTo(foyer, 'finance@aurora.example')).filter((mail) => mail.subject === subject)
  return { tax, notices }
}

it.each([
  ['UK', 20],
  ['EL', 24],
])('a customer imported long ago from “%s” is taxed as one of the country that this means', async (country, tax) => {
  expect(await invoiceFrom(country)).toEqual({ tax, notices: [] })
})

it('the invoice of a customer whose country does not exist has no tax, and staff are told', async () => {
  const { tax, notices } = await invoiceFrom('XX')
  expect(tax).toBe(0)
  expect(notices).toHaveLength(1)
  expect((await invoiceFrom('DE')).notices).toEqual([])
})

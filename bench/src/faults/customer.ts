import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Foyer } from '../../../server/src/app.ts'
import { sku } from '../goods.ts'

export const tenant = 'aurora'

/** The customer of every world. */
export const person = { email: 'faults@customer.example', password: 'Bench-mark-1' } as const

/** Creates the customer and the product. Returns the account's id. */
export const createCustomer = async ({ modules }: Foyer): Promise<string> => {
  const about = { name: 'Bench', country: 'DE', locale: 'en', email_confirmed: true } as const
  const permissions = { store: true, create_trial: false }
  const account = { tenant, ...person, ...about, permissions, terms_accepted_at: new Date() }
  const { id } = await modules.account.create(account, 'system')
  await modules.catalogue.apply(tenant, [sku], 'system')
  return id
}

/** An unpaid invoice that prolongs a licence of its own. */
export const bill = async ({ modules }: Foyer, accountId: string): Promise<string> => {
  const deliverable_id = await modules.licensing.issue({
    tenant,
    account_id: accountId,
    sku_id: sku.id,
    quantity: 3,
    actor: 'system',
    starts_on: new Date(Date.now() - 20 * dayMs).toISOString().slice(0, 10),
  })
  return modules.licensing.openRenewal({ tenant, deliverable_id, actor: 'system' })
}

/** For sign-in. */
export const basic = `Basic ${Buffer.from(`${person.email}:${person.password}`).toString('base64')}`

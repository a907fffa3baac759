import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { getOfflineActivationKey, getUsbActivationKey } from '@foyer/contract/licensing/endpoints.ts'
import { moveLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { cancelStaffOrder, createStaffOrder, listStaffOrders } from '@foyer/contract/operator/order-endpoints.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, longDay, payNextPeriod } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, type SentMail } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { NewLicence } from '../index.ts'

const foyer = useFoyer()
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const inDays = (count: number): string => addDays(dayOf(new Date()), count)

const offline = { activation_type: 'offline' } as const
const usb = { activation_type: 'usb', usb_serial_number: 'HASP-4711' } as const

/** Somebody with a licence whose files last until 19 days from now, of which 14 are days of grace. */
const holder = async (wishes: Partial<NewLicence>) => {
  const olga = await createPerson(foyer)
  const paid = { starts_on: inDays(-25), paid_till: inDays(5), billing_kind: 'manual', auto_renewable: true } as const
  return { olga, id: await giveLicence(foyer, olga, { ...paid, ...wishes }) }
}

const activate = ({ olga, id }: { olga: Person; id: string }, name: string) => {
  const request = { server_id: `id-${name}`, hostname: `${name}.ship.example`, version: '26.04' }
  const query = { request: encodeActivationRequest(JSON.stringify(request)) }
  return olga.client.ask(getOfflineActivationKey, { params: { id }, query })
}

/** The letters about files that end, after this many days. */
const lettersOf = async ({ email }: Person, daysOn: number): Promise<readonly SentMail[]> => {
  foyer.platform.clock.offset_ms = daysOn * dayMs
  return (await mailsTo(foyer, email)).filter(({ subject }) => subject.includes('an activation file ends'))
}

describe('a file that servers run on', () => {
  it('is told of once, a week before it ends, where a new one would last longer', async () => {
    const held = await holder(offline)
    await activate(held, 'ferry')
    await activate(held, 'tug')
    await payNextPeriod(foyer, held.id)
    const end = longDay(inDays(19))
    expect(await lettersOf(held.olga, 11)).toEqual([])
    const [letter, ...others] = await lettersOf(held.olga, 13)
    expect(others).toEqual([])
    expect(letter?.subject).toContain(`an activation file ends on ${end}`)
    expect(letter?.text).toContain(`ferry.ship.example: until ${end}\ntug.ship.example: until ${end}`)
    expect(letter?.text).toContain('Create new ones on the licence’s page')
    expect(letter?.links).toContain(`${foyer.url}/licenses/${held.id}`)
    expect(await lettersOf(held.olga, 18)).toHaveLength(1)
  })

  it('is told of by a letter of its own if it was made after the first, although both end on one day', async () => {
    const held = await holder(offline)
    await activate(held, 'ferry')
    expect(await lettersOf(held.olga, 6)).toEqual([])
    expect(await lettersOf(held.olga, 13)).toHaveLength(1)
    foyer.platform.clock.offset_ms = 0
    await activate(held, 'tug')
    const [letter, ...others] = await lettersOf(held.olga, 14)
    expect(others).toHaveLength(1)
    expect(letter?.text).toContain('tug.ship.example')
    expect(letter?.text).not.toContain('ferry.ship.example')
  })

  for (const [way, wishes] of Object.entries({ offline, usb }))
    it(`and that a new owner takes (${way}) is told of to them, although the former owner was told already`, async () => {
      const held = await holder(wishes)
      const take = (olga: Person) =>
        way === 'usb'
          ? olga.client.ask(getUsbActivationKey, { params: { id: held.id } })
          : activate({ ...held, olga }, 'ferry')
      await take(held.olga)
      expect(await lettersOf(held.olga, 6)).toEqual([])
      expect(await lettersOf(held.olga, 13)).toHaveLength(1)
      foyer.platform.clock.offset_ms = 0
      const { client } = await createStaff(foyer)
      const { orders } = await client.ask(listStaffOrders, { query: { customer: held.olga.account.id } })
      for (const { id } of orders) await client.ask(cancelStaffOrder, { params: { id }, body: { reason: 'sold' } })
      const heir = await createPerson(foyer)
      const [customer_id, deliverable_id, reason] = [heir.account.id, held.id, 'sold']
      await client.ask(moveLicence, { params: { id: held.id }, body: { customer_id, reason } })
      // Cancelling the former owner’s invoice has turned off the renewal.
      await client.ask(createStaffOrder, { body: { customer_id, deliverable_id, action: 'recommence', reason } })
      await take(heir)
      expect(await lettersOf(heir, 6)).toEqual([])
      expect(await lettersOf(heir, 13)).toHaveLength(1)
    })

  it('is not told of once its server has a newer one', async () => {
    const held = await holder(offline)
    await activate(held, 'ferry')
    await payNextPeriod(foyer, held.id)
    await activate(held, 'ferry')
    expect(await lettersOf(held.olga, 13)).toEqual([])
  })

  it('waits for a payment where the next period is not paid, and names the invoice', async () => {
    const held = await holder(offline)
    await activate(held, 'ferry')
    expect(await lettersOf(held.olga, 6)).toEqual([])
    const [letter] = await lettersOf(held.olga, 13)
    expect(letter?.text).toContain('Once the invoice is paid, create new ones')
    expect(letter?.files).toHaveLength(1)
    expect(letter?.links.some((link) => link.includes('/invoices/'))).toBe(true)
  })

  it('of a licence that nothing renews is left to the letter about its end', async () => {
    const held = await holder({ ...offline, auto_renewable: false })
    await activate(held, 'ferry')
    expect(await lettersOf(held.olga, 13)).toEqual([])
  })

  it('of a dongle is told of once for each file, too', async () => {
    const { olga, id } = await holder(usb)
    const take = () => olga.client.ask(getUsbActivationKey, { params: { id } })
    await take()
    await payNextPeriod(foyer, id)
    const [letter] = await lettersOf(olga, 13)
    expect(letter?.text).toContain('Download a new one on the licence’s page')
    expect(await lettersOf(olga, 14)).toHaveLength(1)
    foyer.platform.clock.offset_ms = 0
    await take()
    expect(await lettersOf(olga, 14)).toHaveLength(1)
  })
})

import { listSessions, updateProfile } from '@foyer/contract/account/endpoints.ts'
import {
  addPaymentMethod,
  createOrder,
  listPaymentMethods,
  payOrder,
  paySeveral,
} from '@foyer/contract/billing/endpoints.ts'
import { createCompany } from '@foyer/contract/company/endpoints.ts'
import { getDeliverable, recordEvent } from '@foyer/contract/licensing/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from './foyer.ts'
import { readLedger } from './ledger.ts'
import { giveLicence, giveOrder, skuId } from './licences.ts'
import { createStaff } from './operators.ts'
import { createPerson } from './people.ts'

const foyer = useFoyer()

describe('an object named in a body is checked like one in an address', () => {
  it('S18 somebody else’s licence, order and card are as unknown as made-up ones', async () => {
    const [olga, spy] = [await createPerson(foyer), await createPerson(foyer)]
    const deliverable_id = await giveLicence(foyer, olga)
    const { id: payment_method_id } = (await olga.client.ask(addPaymentMethod, {
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })) as { id: string }
    const theirs = await giveOrder(foyer, olga)
    const own = await giveOrder(foyer, spy)
    const refusals = [
      await spy.client.refusal(createOrder, {
        body: { purpose: 'update_properties', deliverable_id, user_comment: 'x' },
      }),
      await spy.client.refusal(createOrder, { body: { purpose: 'terminate', deliverable_id, terminate_reason: 'x' } }),
      await spy.client.refusal(recordEvent, { body: { name: 'key_copied', deliverable_id } }),
      await spy.client.refusal(payOrder, { params: { order_id: own }, body: { gateway: 'stripe', payment_method_id } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const several = async (order: string, card: string) => {
      const body = { order_ids: [order], payment_method_id: card }
      const { results } = await spy.client.ask(paySeveral, { body })
      return results.map(({ status, error }) => [status, error?.code])
    }
    expect(await several(own, payment_method_id)).toEqual([['failed', 'not_found']])
    const about = { title: 'a', description: 'a', kind: 'support', product: 'iptv' } as const
    const asked = await spy.client.refusal(openTicket, { body: { ...about, deliverable_id } })
    expect(asked).toMatchObject({ status: 422, code: 'invalid', source: { pointer: '/deliverable_id' } })
    // An order of somebody else among one's own is not paid either, even with one's own card.
    const { id: card } = (await spy.client.ask(addPaymentMethod, {
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })) as { id: string }
    expect(await several(theirs, card)).toEqual([['failed', 'not_found']])
    const { captures } = await readLedger(foyer)
    expect(captures.filter(({ order_id }) => [own, theirs].includes(order_id))).toEqual([])
    const licence = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(licence.user_comment ?? '').not.toBe('x')
  })

  it('S18 another brand’s products are not sold here', async () => {
    const stranger = await createPerson(foyer, {
      tenant: 'sever',
      country: 'RU',
      permissions: { store: true, create_trial: true },
    })
    const order = (sku_id: string) =>
      stranger.client.refusal(createOrder, { body: { purpose: 'new', sku_id, quantity: 1 } })
    const [known, unknown] = [await order(skuId), await order('no-such-thing')]
    expect([known.status, known.code, known.source]).toEqual([unknown.status, unknown.code, unknown.source])
  })
})

it('S49 what cannot be recorded is not done, and the caller is told to retry', async () => {
  const [olga, hanna] = [await createPerson(foyer, { country: 'DE' }), await createStaff(foyer)]
  const { id } = await olga.client.ask(openTicket, {
    body: { title: 'a', description: 'a', kind: 'support', product: 'iptv' },
  })
  const form = { name: 'Half', second_name: 'Done', country: 'DE', phone: null } as const
  const refuseAudit = `
    create function public.refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
    create trigger refuse_audit before insert on platform.audit_entry for each row execute function public.refuse_audit()`
  await foyer.sql(refuseAudit)
  try {
    const refused = [
      await olga.client.refusal(updateProfile, {
        body: { ...form, notification_emails: [], locale: 'en', newsletter: true },
      }),
      await olga.client.refusal(createCompany, { body: { title: 'Half' } }),
      await hanna.client.refusal(addStaffComment, { params: { id }, body: { body: 'Half' } }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [503, 'unavailable']))
  } finally {
    await foyer.sql('drop function public.refuse_audit() cascade')
  }
  const left = await foyer.sql<{ count: number }>(
    `select (select count(*) from account.account where name = 'Half')
          + (select count(*) from company.company where title = 'Half')
          + (select count(*) from support.comment where body = 'Half') as count`,
  )
  expect(Number(left[0]?.count)).toBe(0)
  // Reads still work, and what was refused can be done later.
  expect((await olga.client.ask(listSessions)).sessions).toHaveLength(1)
  expect((await olga.client.ask(listPaymentMethods, { query: {} })).payment_methods).toEqual([])
  await olga.client.ask(createCompany, { body: { title: 'Half' } })
})

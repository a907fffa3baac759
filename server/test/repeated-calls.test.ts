import { randomUUID } from 'node:crypto'
import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import { createInvite } from '@foyer/contract/company/endpoints.ts'
import {
  createStaffOrder,
  giveApproval,
  issueStaffLicence,
  markOrderPaid,
  refundOrder,
} from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { addSecondaryEmail, openTicket } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RawAnswer } from './client.ts'
import { formOf, pictureFile } from './files.ts'
import { useFoyer } from './foyer.ts'
import { giveOrder, publishSku, skuId } from './licences.ts'
import { giveUpRun, losingAnswers } from './lost-answers.ts'
import { createStaff, type Staff } from './operators.ts'
import { createPerson, type Person } from './people.ts'
import { letPass } from './sandbox.ts'

const foyer = useFoyer()
let staff: Staff
let second: Staff
let olga: Person
beforeAll(async () => {
  staff = await createStaff(foyer)
  second = await createStaff(foyer)
  await publishSku(foyer)
})

const paidOrder = async (price = '100'): Promise<string> => {
  const id = await giveOrder(foyer, olga, { price })
  const body = { reference: randomUUID(), reason: 'seen on the account' }
  const booked = await staff.client.call(markOrderPaid, { params: { id }, body })
  if (booked.status === 202)
    await second.client.ask(giveApproval, { params: { id: booked.body.id }, body: { reason: 'seen as well' } })
  return id
}

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const count =
  (table: string, column = 'account_id') =>
  async (): Promise<number> => {
    const [row] = await foyer.sql<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      olga.account.id,
    )
    return row?.count ?? 0
  }

interface Case {
  readonly name: string
  /** Returns the call with a key, as often as it is sent. */
  readonly prepare: () => Promise<(idempotency_key: string) => Promise<RawAnswer>>
  /** How many there are of what the call makes for Olga. */
  readonly made: () => Promise<number>
}

const cases: readonly Case[] = [
  {
    name: 'a refund of a part',
    prepare: async () => {
      const id = await paidOrder()
      return (idempotency_key) =>
        staff.client.call(refundOrder, { params: { id }, body: { reason: 'goodwill', amount: 10 }, idempotency_key })
    },
    made: count('billing.refund'),
  },
  {
    name: 'a refund of which a second operator decides',
    prepare: async () => {
      const id = await paidOrder('9000')
      return (idempotency_key) =>
        staff.client.call(refundOrder, { params: { id }, body: { reason: 'leaves us', amount: 6000 }, idempotency_key })
    },
    made: count(
      `billing.approval a join billing."order" o on o.id = a.order_id and a.action = 'refund'`,
      'o.account_id',
    ),
  },
  {
    name: 'the approval of a refund',
    prepare: async () => {
      const id = await paidOrder('9000')
      const body = { reason: 'leaves us', amount: 6000 }
      const asked = await staff.client.call(refundOrder, { params: { id }, body })
      if (asked.status !== 202) throw new Error('nobody has to decide')
      const params = { id: asked.body.id }
      return (idempotency_key) =>
        second.client.call(giveApproval, { params, body: { reason: 'right' }, idempotency_key })
    },
    made: count('billing.refund'),
  },
  {
    name: 'a licence given by staff',
    prepare: async () => {
      const given = { sku_id: skuId, quantity: 1, activation_type: 'online', reason: 'a gift' } as const
      const body = { customer_id: olga.account.id, ...given }
      return (idempotency_key) => staff.client.call(issueStaffLicence, { body, idempotency_key })
    },
    made: count('licensing.deliverable'),
  },
  {
    name: 'an invoice issued by staff',
    prepare: async () => {
      const lines = [{ title: 'Two days', quantity: 2, unit_price: 800 }]
      const body = { customer_id: olga.account.id, action: 'custom', description: 'Migration', lines } as const
      return (idempotency_key) => staff.client.call(createStaffOrder, { body, idempotency_key })
    },
    made: count('billing."order"'),
  },
  {
    name: 'an order of the customer',
    prepare: async () => {
      const body = { purpose: 'new', sku_id: skuId, quantity: 3 } as const
      return (idempotency_key) => olga.client.call(createOrder, { body, idempotency_key })
    },
    made: count('billing."order"'),
  },
  {
    name: 'a ticket with a file',
    prepare: async () => (idempotency_key) =>
      olga.client.send('POST', openTicket.url, { body: formOf(question, [pictureFile()]), idempotency_key }),
    made: count('support.ticket'),
  },
  {
    name: 'an address in copy of a ticket',
    prepare: async () => {
      const { id: ticket_id } = await olga.client.ask(openTicket, { body: question })
      const body = { email: `${randomUUID()}@northlight.example` }
      return (idempotency_key) => olga.client.call(addSecondaryEmail, { params: { ticket_id }, body, idempotency_key })
    },
    made: count('support.secondary_email c join support.ticket t on t.id = c.ticket_id', 't.account_id'),
  },
  {
    name: 'a reply of staff',
    prepare: async () => {
      const { id } = await olga.client.ask(openTicket, { body: question })
      return (idempotency_key) =>
        staff.client.call(addStaffComment, { params: { id }, body: { body: 'Which version?' }, idempotency_key })
    },
    made: count('support.comment c join support.ticket t on t.id = c.ticket_id', 't.account_id'),
  },
  {
    name: 'an invite into the company, which is made in two steps',
    prepare: async () => {
      await foyer.modules.company.create('aurora', 'Northlight', olga.account.id, new Date())
      const roles = { billing: false, tickets: true, deliverables: false, retroview: false }
      const body = { email: `${randomUUID()}@northlight.example`, roles }
      return (idempotency_key) => olga.client.call(createInvite, { body, idempotency_key })
    },
    made: count('company.invite', 'invited_by'),
  },
]

const withoutTiming = ({ status, body }: RawAnswer): unknown => ({ status, body })

describe.each(cases)('$name', ({ prepare, made }) => {
  it.each(['failed', 'killed'] as const)(
    'is made once and answered, if the process %s before the answer was stored',
    async (how) => {
      olga = await createPerson(foyer, { permissions: { store: true, create_trial: true } })
      const send = await prepare()
      const before = await made()
      const key = randomUUID()
      expect((await losingAnswers(foyer, how, () => send(key))).status).toBeGreaterThanOrEqual(500)
      expect(await made()).toBe(before + 1)
      if (how === 'killed') await giveUpRun(foyer, key)
      const answered = await send(key)
      expect(answered.status).toBeLessThan(300)
      expect(withoutTiming(await send(key))).toEqual(withoutTiming(answered))
      await foyer.platform.jobs.runDue()
      expect(await made()).toBe(before + 1)
    },
  )
})

describe('a refund of a part', () => {
  const failSettling = `create function billing.fail() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger fail before update on billing.refund for each row execute function billing.fail()`
  const refunds = (id: string) =>
    foyer.sql('select state, amount::float8 as amount from billing.refund where order_id = $1', id)

  it('that has begun and could not be carried out at once is answered, and is carried out once', async () => {
    olga = await createPerson(foyer)
    const id = await paidOrder()
    const asked = { params: { id }, body: { reason: 'goodwill', amount: 10 }, idempotency_key: randomUUID() }
    await foyer.sql(failSettling)
    const first = await staff.client.ask(refundOrder, asked)
    await foyer.sql('drop function billing.fail cascade')
    expect(first).toMatchObject({ refunds: [{ amount: 10, state: 'started' }] })
    expect(await staff.client.ask(refundOrder, asked)).toEqual(first)
    await letPass(foyer, 60)
    await foyer.platform.jobs.runDue()
    expect(await refunds(id)).toEqual([{ state: 'succeeded', amount: 10 }])
  })

  it('of a call whose process was killed goes on by itself, and its repetition asks nobody a second time', async () => {
    olga = await createPerson(foyer)
    const id = await paidOrder()
    const key = randomUUID()
    const asked = { params: { id }, body: { reason: 'goodwill', amount: 10 }, idempotency_key: key }
    await foyer.sql(failSettling)
    await losingAnswers(foyer, 'killed', () => staff.client.call(refundOrder, asked))
    await foyer.sql('drop function billing.fail cascade')
    await giveUpRun(foyer, key)
    expect(await staff.client.ask(refundOrder, asked)).toMatchObject({ refunds: [{ amount: 10, state: 'started' }] })
    await letPass(foyer, 60)
    await foyer.platform.jobs.runDue()
    expect(await refunds(id)).toEqual([{ state: 'succeeded', amount: 10 }])
  })
})

it('the file of a ticket is kept once, however often the call was sent', async () => {
  olga = await createPerson(foyer)
  const key = randomUUID()
  const send = () =>
    olga.client.send('POST', openTicket.url, { body: formOf(question, [pictureFile()]), idempotency_key: key })
  await losingAnswers(foyer, 'failed', send)
  expect(await send()).toMatchObject({ status: 201, body: { attachments: [{ name: 'screenshot.png' }] } })
  const rows = await foyer.sql('select kept from support.attachment where account_id = $1', olga.account.id)
  expect(rows).toEqual([{ kept: true }])
})

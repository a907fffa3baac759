import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  getOfflineActivationKey,
  listOfflineActivationKeys,
  releaseServer,
} from '@foyer/contract/licensing/endpoints.ts'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCard, giveLicence, giveOrder, longDay, payNextPeriod } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { NewLicence } from '../index.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

/** When a file of a licence that is paid till then ends: after the days of grace. */
const endFor = (paid_till: string): string => `${addDays(paid_till, 14)}T00:00:00.000Z`

const give = (wishes: Partial<NewLicence> = {}, owner = olga): Promise<string> =>
  giveLicence(foyer, owner, {
    activation_type: 'offline',
    starts_on: dayIn(foyer, -25),
    paid_till: dayIn(foyer, 5),
    ...wishes,
  })

const activate = (id: string, name: string) => {
  const request = { server_id: `id-${name}`, hostname: `${name}.ship.example`, version: '26.04' }
  const query = { request: encodeActivationRequest(JSON.stringify(request)) }
  return olga.client.ask(getOfflineActivationKey, { params: { id }, query })
}

const log = (id: string) => olga.client.ask(listOfflineActivationKeys, { params: { id } })

it('LIC-40, API-39 after a renewal the log tells which files are from before it, until each server has a new one', async () => {
  const id = await give()
  const first = await activate(id, 'ferry')
  expect(first).toMatchObject({ expires_at: endFor(dayIn(foyer, 5)), current: true })
  await activate(id, 'tug')
  expect((await log(id)).ending).toBeNull()
  const paid_till = await payNextPeriod(foyer, id)
  const renewed = await log(id)
  expect(renewed.activation_keys.map(({ current }) => current)).toEqual([false, false])
  expect(renewed.ending).toEqual({ servers: 2, from: endFor(dayIn(foyer, 5)) })
  const { hostname, version, server_id } = first
  const query = { request: encodeActivationRequest(JSON.stringify({ server_id, hostname, version })) }
  const next = await olga.client.ask(getOfflineActivationKey, { params: { id }, query })
  expect(next).toMatchObject({ expires_at: endFor(paid_till ?? ''), current: true })
  expect((await log(id)).ending).toEqual({ servers: 1, from: endFor(dayIn(foyer, 5)) })
  await olga.client.ask(releaseServer, { params: { id, server_id: 'id-tug' } })
  expect((await log(id)).ending).toBeNull()
})

it('LIC-40 only the newest file of a server that holds its seat can be renewed, on whichever page of the log it is', async () => {
  const id = await give()
  await activate(id, 'ferry')
  await activate(id, 'tug')
  await payNextPeriod(foyer, id)
  await activate(id, 'ferry')
  await payNextPeriod(foyer, id)
  const renewables = async (): Promise<string[]> => {
    const found: string[] = []
    for (let cursor: string | undefined, more = true; more;) {
      const query = { limit: 1, ...(cursor !== undefined && { cursor }) }
      const { activation_keys, next } = await olga.client.ask(listOfflineActivationKeys, { params: { id }, query })
      found.push(...activation_keys.map(({ server_id, renewable }) => `${server_id} ${renewable}`))
      cursor = next ?? undefined
      more = next !== null
    }
    return found
  }
  expect(await renewables()).toEqual(['id-ferry true', 'id-tug true', 'id-ferry false'])
  await olga.client.ask(releaseServer, { params: { id, server_id: 'id-tug' } })
  expect(await renewables()).toEqual(['id-ferry true', 'id-tug false', 'id-ferry false'])
  expect(await activate(id, 'ferry')).toMatchObject({ current: true, renewable: false })
  expect(await renewables()).toEqual(['id-ferry false', 'id-ferry false', 'id-tug false', 'id-ferry false'])
})

it('LIC-40 a file of another limit is not current, but lasts as long; one of a licence without an end never ends', async () => {
  const [raised, endless] = [await give(), await give({ paid_till: null })]
  await activate(raised, 'ferry')
  await foyer.sql('update licensing.deliverable set quantity = 8 where id = $1', raised)
  expect(await log(raised)).toMatchObject({ activation_keys: [{ current: false }], ending: null })
  await activate(endless, 'ferry')
  expect(await log(endless)).toMatchObject({ activation_keys: [{ expires_at: null, current: true }], ending: null })
})

it('LIC-39, BILL-47 the letter of a renewal says that files do not follow it, and of other licences that nothing is to be done', async () => {
  const letter = async (wishes: Partial<NewLicence>, locale: 'en' | 'ru' = 'en') => {
    const ada = await createPerson(foyer, { locale })
    await giveCard(foyer, ada, { is_default: true })
    await give({ auto_renewable: true, billing_kind: 'internal', ...wishes }, ada)
    await foyer.modules.licensing.runRenewals('aurora')
    const mails = await mailsTo(foyer, ada.email)
    return mails.find(({ subject }) => /renews on|продление/.test(subject))?.text ?? ''
  }
  const offline = await letter({})
  expect(offline).toContain('After the payment, create new ones')
  // What has been issued may end earlier or later than the licence does now.
  expect(offline).not.toContain(longDay(endFor(dayIn(foyer, 5))))
  expect(offline).not.toContain('nothing you need to do')
  const usb = { activation_type: 'usb', usb_serial_number: 'HASP-77' } as const
  expect(await letter(usb)).toContain('After the payment, download a new one')
  expect(await letter(usb, 'ru')).toContain('После оплаты скачайте новый файл')
  expect(await letter({ activation_type: 'online' })).toContain('There is nothing you need to do.')
})

describe('letters about a paid or stopped licence whose servers run on files', () => {
  type Kind = 'online' | 'offline' | 'usb'
  const kinds = {
    online: { activation_type: 'online' },
    offline: { activation_type: 'offline' },
    usb: { activation_type: 'usb', usb_serial_number: 'HASP-77' },
  } as const satisfies Record<Kind, Partial<NewLicence>>

  const letterTo = async ({ email }: Person, subject: RegExp) => {
    const mail = (await mailsTo(foyer, email)).find((one) => subject.test(one.subject))
    if (mail === undefined) throw new Error(`no letter ${subject} to ${email}`)
    return mail
  }

  const pay = ({ client }: Person, order_id: string) =>
    client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })

  const open = (deliverable_id: string): Promise<string> =>
    foyer.modules.licensing.openRenewal({ tenant: 'aurora', actor: 'operator:test', deliverable_id })

  const payPeriod = async (ada: Person, id: string) => pay(ada, await open(id))

  it.each([
    ['en', 'offline', 'Create new ones', /nothing left to do/],
    ['ru', 'offline', 'Выдайте новые', /больше ничего делать/],
    ['en', 'usb', 'Download a new one', /nothing left to do/],
    ['ru', 'usb', 'Скачайте новый', /больше ничего делать/],
  ] as const)(
    'LIC-40, BILL-47 the receipt for the next period says that the files have to be replaced: in %s, %s',
    async (locale, kind, asked, done) => {
      const ada = await createPerson(foyer, { locale })
      const id = await give(kinds[kind], ada)
      await payPeriod(ada, id)
      const { text, links } = await letterTo(ada, /^(Receipt|Квитанция)/)
      expect(text).toContain(asked)
      expect(text).not.toMatch(done)
      expect(links.join()).toContain(`/licenses/${id}`)
    },
  )

  it('LIC-40, BILL-47 it names the day on which the first issued file ends', async () => {
    const id = await give()
    await activate(id, 'ferry')
    await payPeriod(olga, id)
    const { text } = await letterTo(olga, /^Receipt/)
    expect(text).toContain('the first ends on ')
    expect(text).toContain(longDay(endFor(dayIn(foyer, 5))))
  })

  it('LIC-40, BILL-47 the receipt of a licence that is activated online says that nothing is left to do', async () => {
    const ada = await createPerson(foyer)
    await payPeriod(ada, await give(kinds.online, ada))
    expect((await letterTo(ada, /^Receipt/)).text).toContain('there is nothing left to do')
  })

  it('LIC-40 the receipt for a higher limit says that the files keep the earlier one', async () => {
    const ada = await createPerson(foyer)
    const id = await give({ auto_renewable: true, billing_kind: 'manual' }, ada)
    const order_id = await giveOrder(foyer, ada, {
      purpose: 'increase',
      deliverable: { id, human_id: 'MS-1', name: 'Media Server' },
      actions: [{ command: 'increase', description: 'Raise', data: { quantity_delta: 2 } }],
    })
    await pay(ada, order_id)
    expect((await letterTo(ada, /^Receipt/)).text).toContain('which keep the earlier limit')
  })

  it.each([
    ['online', 'the servers start again; a new period'],
    ['offline', 'The servers start again with new activation files'],
    ['usb', 'starts again with a new file'],
  ] as const)('LIC-40, BILL-47 the letter about a stop says what starts the servers again: %s', async (kind, words) => {
    const ada = await createPerson(foyer)
    const id = await give({ ...kinds[kind], auto_renewable: true, billing_kind: 'manual' }, ada)
    const order_id = await open(id)
    const passed = `update licensing.renewal set stop_at = now() - interval '1 day' where order_id = $1`
    await foyer.sql(passed, order_id)
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await letterTo(ada, / has stopped$/)).text).toContain(words)
  })
})

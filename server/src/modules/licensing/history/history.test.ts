import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  getOfflineActivationKey,
  getTimeline,
  getUsage,
  recordEvent,
  releaseServer,
  sendHeartbeat,
  upgradeDeliverable,
} from '@foyer/contract/licensing/endpoints.ts'
import { changeStaffLicence, changeStaffLimit, moveLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, giveLicence, giveOrder, publishSku, reportServer } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person, type SignedIn } from '../../../../test/people.ts'
import { limitReachedOn } from '../usage/usage-rules.ts'

const foyer = useFoyer()
let olga: Person
let period: { readonly starts_on: string; readonly paid_till: string }
beforeAll(async () => {
  const { clock } = foyer.platform
  // Noon, so that the day does not change during the test.
  clock.offset_ms += 1.5 * dayMs - (clock.now().getTime() % dayMs)
  period = { starts_on: dayOf(-10), paid_till: dayOf(20) }
  olga = await createPerson(foyer)
})

const dayOf = (days: number): string =>
  new Date(foyer.platform.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)

const history = async ({ client }: SignedIn, id: string, locale = 'en') =>
  (await client.ask(getTimeline, { params: { id }, headers: { 'accept-language': locale } })).events

describe('the history of a licence', () => {
  it('LIC-12 names the service that charges it, and links to invoices for those who may see them', async () => {
    const { deliverable_id: id, order_id } = await giveInvoice(foyer, olga, period)
    const member = await createPerson(foyer)
    await foyer.modules.company.addColleague(
      'aurora',
      olga.account.id,
      member.account.id,
      { payments: false, statistics: false, licenses: true, tickets: false },
      foyer.platform.clock.now(),
    )
    const entry = { tenant: 'aurora', actor_ip: null, object_type: 'deliverable', object_id: id, account_id: null }
    const { audit, database } = foyer.platform
    await database.transaction('aurora', (tx) =>
      audit(tx, [
        {
          ...entry,
          actor: 'gateway:paddle',
          action: 'renewal_external',
          changes: { gateway: 'paddle', service: 'Paddle' },
        },
        { ...entry, actor: 'system', action: 'renewal_reminded', changes: { order_id } },
      ]),
    )
    const find = (events: Awaited<ReturnType<typeof history>>, action: RegExp) =>
      events.find(({ text }) => action.test(text))
    const [own, shared] = [await history(olga, id), await history(member, id)]
    expect(find(own, /Paddle/)?.actor).toBe('Paddle')
    const link = `/invoices/${order_id}`
    const invoiced = own.filter(({ kind, actor }) => kind === 'invoice' && actor === null)
    expect(invoiced).toMatchObject([{ text: expect.stringMatching(/^Reminder/), link }, { link }])
    expect(shared.filter(({ kind }) => kind === 'invoice')).toMatchObject([{ link: null }])
  })

  it('LIC-12 says why a renewal was not paid: what the bank said, for those who see payments, or that no bank was asked', async () => {
    const { deliverable_id: id, order_id } = await giveInvoice(foyer, olga, period)
    const member = await createPerson(foyer)
    await foyer.modules.company.addColleague(
      'aurora',
      olga.account.id,
      member.account.id,
      { payments: false, statistics: false, licenses: true, tickets: false },
      foyer.platform.clock.now(),
    )
    const entry = { tenant: 'aurora', actor: 'system', actor_ip: null, object_type: 'deliverable', object_id: id }
    const about = { ...entry, account_id: olga.account.id }
    const changes = { order_id, next: '2030-12-18' }
    const { audit, database } = foyer.platform
    await database.transaction('aurora', (tx) =>
      audit(tx, [
        { ...about, action: 'renewal_declined', reason: 'no_card', changes },
        { ...about, action: 'renewal_declined', reason: 'insufficient_funds', changes },
        { ...about, action: 'renewal_given_up', reason: 'no_card', changes },
        { ...about, action: 'renewal_given_up', reason: 'expired_card', changes },
      ]),
    )
    const told = async (reader: SignedIn, locale?: string) =>
      (await history(reader, id, locale))
        .map(({ text }) => text)
        .filter((text) => /^(?:Renewal not|Продление не)/.test(text))
    expect((await told(olga)).toSorted()).toEqual([
      'Renewal not paid: no saved card to charge; next attempt on 18 December 2030',
      'Renewal not paid: no saved card to charge; no further attempts',
      'Renewal not paid: not enough money on the card; next attempt on 18 December 2030',
      'Renewal not paid: the card has expired; no further attempts',
    ])
    expect(await told(olga, 'ru')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Продление не оплачено: на карте недостаточно средств; следующая попытка 18 декабря 2030/,
        ),
        'Продление не оплачено: нет сохранённой карты; больше попыток не будет',
      ]),
    )
    expect(await told(member)).toContain('Renewal not paid: the card was declined; no further attempts')
  })

  it('LIC-12, API-31 contains orders, payments, limit changes, key copies, activations, servers, alerts and tickets, newest first', async () => {
    const { deliverable_id: id } = await giveInvoice(foyer, olga, {
      ...period,
      activation_type: 'offline',
      auto_renewable: true,
      sku_id: await free(),
    })
    const paid = await giveOrder(foyer, olga, { deliverable: { id, human_id: 'MS-1', name: 'Media Server' } })
    await foyer.modules.billing.recordPayment({
      tenant: 'aurora',
      order_id: paid,
      gateway: 'bank_transfer',
      transaction_id: `${id}-2`,
      actor: 'operator:lena',
      reason: 'seen',
    })
    await olga.client.ask(recordEvent, { body: { name: 'key_copied', deliverable_id: id } })
    const server = { server_id: 'ferry', hostname: 'ferry.example', version: '26.04' }
    const request = encodeActivationRequest(JSON.stringify(server))
    await olga.client.ask(getOfflineActivationKey, { params: { id }, query: { request } })
    const machine = await mediaServer(foyer, id)
    const told = [
      'error_cache: cache is 94% full',
      'external_error from https://auth.example',
      'error_cpu_scaling_governor: powersave',
    ]
    await machine.ask(sendHeartbeat, { body: { ...server, alerts: ['error_disk_full', ...told] } })
    await machine.ask(sendHeartbeat, { body: server })
    await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 2 } })
    await olga.client.ask(releaseServer, { params: { id, server_id: 'ferry' } })
    await foyer.modules.support.open(
      {
        tenant: 'aurora',
        locale: 'en',
        request_id: 'test',
        ip: '127.0.0.1',
        user_agent: '',
        actor: { account_id: olga.account.id, email: olga.email, name: 'Ada Lind', acting_operator: null } as never,
      },
      { title: 'No picture', description: 'On all decks', kind: 'support', product: 'iptv', deliverable_id: id },
    )
    const events = await history(olga, id)
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const kinds = new Set(events.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(
      ['activation', 'alert', 'invoice', 'key', 'licence', 'limit', 'payment', 'server', 'ticket'].toSorted(),
    )
    // As on screens: without ids, without the wording of other services, and without alerts that nobody acts on.
    expect(events.filter(({ text }) => /error_cache|auth\.example|governor/.test(text))).toEqual([])
    const texts = events.map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Ticket “No picture” opened',
        'Server ferry.example released',
        'Limit increased from 3 to 5',
        'ferry.example: Disk full, over after 1 minute',
        'ferry.example: cache is 94% full, over after 1 minute',
        'ferry.example: an outside service returned an error, over after 1 minute',
        'Server ferry.example activated by file for version 26.04',
        'Key copied',
        'Licence issued for 3',
      ]),
    )
    expect(events.find(({ kind }) => kind === 'key')?.actor).toBe('Ada Lind')
    expect(events.find(({ kind }) => kind === 'payment')?.link).toBe(`/invoices/${paid}`)
    expect((await history(olga, id, 'ru')).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Лимит увеличен с 3 до 5',
        'Скопирован ключ',
        'Сервер ferry.example отвязан',
        'ferry.example: Disk full, длилось 1 минуту',
      ]),
    )
  })

  const free = async (): Promise<string> => {
    await publishSku(foyer, { id: 'test-free', tiers: [{ from_quantity: 1, unit_price: '0' }] })
    return 'test-free'
  }

  it('LIC-12 contains what staff changed, and not why', async () => {
    const id = await giveLicence(foyer, olga, period)
    const { client } = await createStaff(foyer)
    await client.ask(changeStaffLimit, { params: { id }, body: { quantity: 1, reason: 'never pays' } })
    const changes = { paid_till: dayOf(40), servers_limit: 2, version_min: '24.1', retroview: true }
    await client.ask(changeStaffLicence, { params: { id }, body: { ...changes, reason: 'never pays' } })
    const taken = { paid_till: null, servers_limit: null, version_min: null }
    await client.ask(changeStaffLicence, { params: { id }, body: { ...taken, reason: 'never pays' } })
    expect((await history(olga, id)).slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
      ['properties', 'Changed by Aurora Streaming: never ends, any number of servers, no oldest version'],
      [
        'properties',
        expect.stringMatching(/: paid till \d\d \w+ 20\d\d, servers at most: 2, versions from 24\.1, statistics$/),
      ],
      ['limit', 'Limit changed by Aurora Streaming from 3 to 1'],
    ])
    expect((await history(olga, id, 'ru'))[2]?.text).toBe('Лимит изменён компанией Aurora Streaming с 3 до 1')
  })

  it('LIC-12, LIC-40 shows the next owner the file that they took, even if it is the same as the previous owner’s', async () => {
    const [former, next] = [await createPerson(foyer), await createPerson(foyer)]
    const id = await giveLicence(foyer, former, { ...period, activation_type: 'offline' })
    const request = encodeActivationRequest(
      JSON.stringify({ server_id: 'id-ferry', hostname: 'ferry.ship.example', version: '26.04' }),
    )
    const file = (person: Person) => person.client.ask(getOfflineActivationKey, { params: { id }, query: { request } })
    const { key } = await file(former)
    const { client } = await createStaff(foyer)
    await client.ask(moveLicence, { params: { id }, body: { customer_id: next.account.id, reason: 'sold' } })
    for (let times = 0; times < 2; times += 1) expect((await file(next)).key).toBe(key)
    // Earlier events are hidden from the new owner, so their history begins with the transfer.
    expect((await history(next, id)).at(-1)?.text).toBe('Taken over from another customer')
    expect((await history(next, id, 'ru')).at(-1)?.text).toBe('Получена от другого клиента')
    const told = (await history(next, id)).filter(({ kind }) => kind === 'activation')
    expect(told.map(({ text }) => text)).toEqual(['Server ferry.ship.example activated by file for version 26.04'])
    const logged = `select actor from platform.audit_entry where object_id = $1 and action = 'activated_offline' order by at`
    expect(await foyer.sql(logged, id)).toEqual([{ actor: former.account.id }, { actor: next.account.id }])
  })

  it('LIC-44 shows invoices and tickets only to those who may see them, and strangers nothing', async () => {
    const [owner, member] = [await createPerson(foyer), await createPerson(foyer)]
    const { deliverable_id: id } = await giveInvoice(foyer, owner, period)
    const now = foyer.platform.clock.now()
    const { company } = foyer.modules
    const companyId = await company.create('aurora', 'Northlight TV', owner.account.id, now)
    const roles = { billing: false, tickets: false, deliverables: true, retroview: false }
    await company.addMember('aurora', companyId, member.account.id, roles, now)
    expect((await history(owner, id)).map(({ kind }) => kind)).toContain('invoice')
    expect((await history(member, id)).map(({ kind }) => kind)).toEqual(['licence'])
    expect((await olga.client.refusal(getTimeline, { params: { id } })).status).toBe(404)
    expect((await olga.client.refusal(getUsage, { params: { id } })).status).toBe(404)
  })

  it('LIC-44 shows tickets to those who own them or share them, not to everybody who sees the licence', async () => {
    const [owner, cole, member] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const id = await giveLicence(foyer, owner, period)
    const { company } = foyer.modules
    const now = foyer.platform.clock.now()
    const shown = { payments: false, statistics: false, licenses: true, tickets: false }
    await company.addColleague('aurora', owner.account.id, cole.account.id, shown, now)
    const companyId = await company.create('aurora', 'Northlight TV', owner.account.id, now)
    const roles = { billing: false, tickets: true, deliverables: true, retroview: false }
    await company.addMember('aurora', companyId, member.account.id, roles, now)
    const ask = ({ client }: SignedIn, title: string) =>
      client.ask(openTicket, {
        body: { title, description: 'Why?', kind: 'support', product: 'iptv', deliverable_id: id },
      })
    const [his, hers] = [await ask(cole, 'Of Cole'), await ask(owner, 'Of the owner')]
    const links = async (who: SignedIn) =>
      (await history(who, id)).flatMap(({ kind, link }) => (kind === 'ticket' ? [link] : []))
    expect(await links(cole)).toEqual([`/tickets/${his.id}`])
    for (const who of [owner, member]) expect(await links(who)).toEqual([`/tickets/${hers.id}`])
  })

  it('LIC-12 shows a ticket of somebody without a name with their e-mail', async () => {
    const nameless = await createPerson(foyer, { name: '', second_name: '' })
    const id = await giveLicence(foyer, nameless, period)
    await nameless.client.ask(openTicket, {
      body: { title: 'Why?', description: 'Why?', kind: 'support', product: 'iptv', deliverable_id: id },
    })
    const [ticket] = (await history(nameless, id)).filter(({ kind }) => kind === 'ticket')
    expect(ticket?.actor).toBe(nameless.account.email)
  })

  it('LIC-12 is limited, however much has happened', async () => {
    const id = await giveLicence(foyer, olga, period)
    const many = `insert into platform.audit_entry (id, tenant, at, actor, action, object_type, object_id, account_id)
      select gen_random_uuid(), 'aurora', now() - n * interval '1 hour', 'system', 'key_copied', 'deliverable', $1, $2
      from generate_series(1, 5000) n`
    await foyer.sql(many, id, olga.account.id)
    expect(await history(olga, id)).toHaveLength(200)
  })
})

describe('usage of the limit', () => {
  it('LIC-14 is each day’s maximum, in the unit that the licence counts', async () => {
    const id = await giveLicence(foyer, olga, period)
    await reportServer(foyer, id, { server_id: 'one', medias: 8 })
    await reportServer(foyer, id, { server_id: 'two', medias: 4 })
    await foyer.modules.licensing.noteUsage('aurora')
    await reportServer(foyer, id, { server_id: 'two', medias: 1 })
    await foyer.modules.licensing.noteUsage('aurora')
    const usage = await olga.client.ask(getUsage, { params: { id } })
    expect(usage).toEqual({ unit: 'servers', limit: 3, days: [{ day: dayOf(0), used: 2 }], reached_on: null })
    const kept = await foyer.sql('select medias from licensing.usage_day where deliverable_id = $1', id)
    expect(kept).toEqual([{ medias: 12 }])
  })

  it('LIC-14 is counted for every licence, whatever the servers of another one report', async () => {
    const [odd, other] = [await giveLicence(foyer, olga, period), await giveLicence(foyer, olga, period)]
    const says = async (id: string, server_id: string, medias: number): Promise<void> => {
      const body = { server_id, hostname: `${server_id}.example`, version: '26.11', medias }
      await (await mediaServer(foyer, id)).ask(sendHeartbeat, { body })
    }
    await says(odd, 'huge', 2_147_483_647)
    await says(odd, 'small', 1)
    await says(other, 'usual', 7)
    await foyer.modules.licensing.noteUsage('aurora')
    const kept = await foyer.sql<{ medias: number }>(
      'select medias from licensing.usage_day where deliverable_id = any($1) order by medias',
      [odd, other],
    )
    expect(kept).toEqual([{ medias: 7 }, { medias: 2_147_483_647 }])
  })

  const days = (used: readonly number[]) =>
    used.map((value, at) => ({ day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), used: value }))

  it('LIC-14 is forecast from the growth of the last weeks, if there was any', () => {
    const steady = days([10, 12, 14, 16, 18, 20, 22, 24, 26, 28])
    expect(limitReachedOn(steady, 40, '2026-01-10')).toBe('2026-01-16')
    expect(limitReachedOn(steady, 20, '2026-01-10')).toBe('2026-01-10')
    expect(limitReachedOn(days([9, 9, 9, 9, 9, 9, 9, 9]), 10, '2026-01-08')).toBeNull()
    expect(limitReachedOn(days([9, 8, 7, 6, 5, 4, 3]), 10, '2026-01-07')).toBeNull()
    expect(limitReachedOn(days([1, 2, 3]), 10, '2026-01-03')).toBeNull()
    expect(limitReachedOn(days([1, 1, 1, 1, 1, 1, 2]), 1000, '2026-01-07')).toBeNull()
  })
})

// @module-tag long
import { login, logout, sendPhoneCode } from '@foyer/contract/account/endpoints.ts'
import { actAsCustomer, getCustomer } from '@foyer/contract/operator/endpoints.ts'
import { listNotifications, subscribeToPush } from '@foyer/contract/push/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import { advance, passDays } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveOrder } from '../../../test/licences.ts'
import { createStaff } from '../../../test/operators.ts'
import { subjectsTo } from '../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'
import { pushesTo, subscribeBrowser } from '../../../test/push.ts'

const foyer = useFoyer()

// All cases share the clock, so each has people of its own.

const count = async (table: string, { account }: Person): Promise<number> => {
  const owner =
    table === 'account.refresh_token'
      ? 'session_id in (select id from account.session where account_id = $1)'
      : 'account_id = $1'
  const rows = await foyer.sql(`select 1 from ${table} where ${owner}`, account.id)
  return rows.length
}

describe('expired data are removed', () => {
  it('links 30 days after they expire, those without an expiry never', async () => {
    const olga = await createPerson(foyer)
    const { linkTokens } = foyer.modules.account
    const link = { tenant: 'aurora', account_id: olga.account.id } as const
    await foyer.platform.database.transaction('aurora', async (tx) => {
      for (const purpose of ['password_reset', 'email_confirm', 'newsletter'] as const)
        await linkTokens.make(tx, { ...link, purpose })
    })
    await passDays(foyer, 29)
    expect(await count('account.link_token', olga)).toBe(3)
    await passDays(foyer, 2)
    expect(await count('account.link_token', olga)).toBe(2)
    await passDays(foyer, 7)
    const left = await foyer.sql('select purpose from account.link_token where account_id = $1', olga.account.id)
    expect(left).toEqual([{ purpose: 'newsletter' }])
  })

  it('phone codes a day after they expire', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(sendPhoneCode, { body: { phone: '+46701230002' } })
    await passDays(foyer, 0.9)
    expect(await count('account.phone_code', olga)).toBe(1)
    await passDays(foyer, 0.2)
    expect(await count('account.phone_code', olga)).toBe(0)
  })

  it('refresh tokens a day after their session, the session half a year later; active sessions stay, and the latest', async () => {
    const olga = await createPerson(foyer)
    await passDays(foyer, 20)
    const { tokens } = await signIn(foyer, olga)
    await passDays(foyer, 12)
    expect([await count('account.session', olga), await count('account.refresh_token', olga)]).toEqual([2, 1])
    expect(tokens.refresh_token).toMatch(/./)
    await passDays(foyer, 20)
    expect([await count('account.session', olga), await count('account.refresh_token', olga)]).toEqual([2, 0])
    await passDays(foyer, 140)
    expect(await count('account.session', olga)).toBe(2)
    await passDays(foyer, 19)
    expect(await count('account.session', olga)).toBe(1)
    await passDays(foyer, 200)
    expect(await count('account.session', olga)).toBe(1)
  })

  it('a signed-out session has ended from then on', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(logout)
    await signIn(foyer, olga)
    await passDays(foyer, 1.1)
    expect([await count('account.session', olga), await count('account.refresh_token', olga)]).toEqual([2, 1])
    await passDays(foyer, 179)
    expect(await count('account.session', olga)).toBe(1)
  })

  it('the last sign-in and its place are kept: a sign-in from a new device is mailed even after a long absence', async () => {
    const olga = await createPerson(foyer)
    const lena = await createStaff(foyer)
    await passDays(foyer, 5)
    const asked = { params: { id: olga.account.id }, body: { reason: 'their invoice does not open' } }
    const code = new URL((await lena.client.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token') ?? ''
    await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token: code } })
    await passDays(foyer, 270)
    // A session in which an operator acted is not one of the account's own.
    expect(await count('account.session', olga)).toBe(1)
    const { last_sign_in_at } = await lena.client.ask(getCustomer, { params: { id: olga.account.id } })
    expect(last_sign_in_at).not.toBeNull()
    const basic = { email: olga.email, password: olga.password }
    await foyer.client.ask(login, { as: { tenant: 'aurora', basic }, headers: { 'user-agent': 'Elsewhere/1' } })
    expect(await subjectsTo(foyer, olga.email)).toEqual(['New sign-in to Aurora Streaming'])
  })

  it('notifications after half a year, read or not', async () => {
    const olga = await createPerson(foyer)
    await giveOrder(foyer, olga)
    await passDays(foyer, 179)
    const { client } = await signIn(foyer, olga)
    expect((await client.ask(listNotifications)).unread_count).toBe(1)
    await passDays(foyer, 2)
    expect(await count('push.notification', olga)).toBe(0)
  })

  it('S35 a signed-out browser is remembered: it gets no notifications, even if it had none for longer than sessions are kept', async () => {
    const olga = await createPerson(foyer)
    const body = await subscribeBrowser(olga.client)
    await olga.client.ask(subscribeToPush, { body })
    await olga.client.ask(logout)
    await signIn(foyer, olga)
    await passDays(foyer, 100)
    await passDays(foyer, 100)
    await signIn(foyer, olga)
    await passDays(foyer, 200)
    await giveOrder(foyer, olga)
    expect(await pushesTo(foyer, body)).toEqual([])
  })

  it('PROF-34 a subscribed browser is kept if its owner signs in there every month', async () => {
    const olga = await createPerson(foyer)
    const body = await subscribeBrowser(olga.client)
    await olga.client.ask(subscribeToPush, { body })
    for (let month = 0; month < 8; month += 1) {
      await passDays(foyer, 29)
      // The portal renews the browser's subscription to notifications in this session.
      await (await signIn(foyer, olga)).client.ask(subscribeToPush, { body })
    }
    await giveOrder(foyer, olga)
    expect(await pushesTo(foyer, body)).toHaveLength(1)
  })

  it('S35 a browser in which nobody has signed in for longer than sessions are kept is unsubscribed', async () => {
    const olga = await createPerson(foyer)
    const body = await subscribeBrowser(olga.client)
    await olga.client.ask(subscribeToPush, { body })
    await passDays(foyer, 100)
    await signIn(foyer, olga)
    await passDays(foyer, 120)
    await giveOrder(foyer, olga)
    expect(await pushesTo(foyer, body)).toEqual([])
  })

  it('S35 so is one whose owner signs in nowhere any more', async () => {
    const olga = await createPerson(foyer)
    const body = await subscribeBrowser(olga.client)
    await olga.client.ask(subscribeToPush, { body })
    await passDays(foyer, 205)
    await giveOrder(foyer, olga)
    expect(await pushesTo(foyer, body)).toHaveLength(1)
    // Half a year after the session ended, which was after 30 days. Its row stays, because it is the account's latest.
    advance(foyer, 6 * dayMs)
    await giveOrder(foyer, olga)
    expect(await pushesTo(foyer, body)).toHaveLength(1)
    expect(await count('account.session', olga)).toBe(1)
    await passDays(foyer, 1)
    expect(await count('push.subscription', olga)).toBe(0)
  })

  it('stored answers for repeated calls after 72 hours', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(sendPhoneCode, { body: { phone: '+46701230001' } })
    const kept = () => foyer.sql('select 1 from platform.idempotency_key')
    await passDays(foyer, 2.9)
    expect((await kept()).length).toBeGreaterThan(0)
    await passDays(foyer, 0.2)
    expect(await kept()).toEqual([])
  })
})

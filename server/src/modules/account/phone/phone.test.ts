import { confirmPhone, getProfile, sendPhoneCode } from '@foyer/contract/account/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { messagesTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()

let numbers = 0
/** A number that nobody else here has. */
const somePhone = (): string => `+4670123${String((numbers += 1)).padStart(4, '0')}`

const secondMs = 1000

const send = ({ client }: Person, phone: string) => client.ask(sendPhoneCode, { body: { phone } })
const confirm = ({ client }: Person, phone: string, code: string) =>
  client.call(confirmPhone, { body: { phone, code } })

const codeSentTo = async (phone: string): Promise<string> => {
  const [message] = await messagesTo(foyer, phone)
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** A code that differs from this one. */
const notThis = (code: string): string => (code === '000000' ? '111111' : '000000')

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

describe('confirming a phone', () => {
  it('PROF-15, PROF-16, PROF-19, API-74, API-75 a code of six digits is sent by SMS, and entering it confirms the phone', async () => {
    const olga = await createPerson(foyer, { locale: 'ru' })
    const phone = somePhone()
    expect(await send(olga, phone)).toEqual({ retry_after: 60 })
    expect(await olga.client.ask(getProfile)).toMatchObject({ phone: null, phone_confirmed: false })
    const [message] = await messagesTo(foyer, phone)
    expect(message).toMatchObject({ kind: 'sms', tenant: 'aurora' })
    expect(message?.text).toMatch(/^\d{6} — ваш код для Aurora Streaming/)
    expect((await confirm(olga, phone, await codeSentTo(phone))).status).toBe(204)
    expect(await olga.client.ask(getProfile)).toMatchObject({ phone, phone_confirmed: true })
  })

  it('PROF-20 a wrong code is refused and changes nothing; the right one still works', async () => {
    const olga = await createPerson(foyer)
    const phone = somePhone()
    await send(olga, phone)
    const code = await codeSentTo(phone)
    expect(await confirm(olga, phone, notThis(code))).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'wrong_code', source: { pointer: '/code' } }] },
    })
    expect((await olga.client.ask(getProfile)).phone).toBeNull()
    expect((await confirm(olga, phone, code)).status).toBe(204)
  })

  it('PROF-19 after five attempts a code is dead, even if the right one is entered, until another is sent', async () => {
    const olga = await createPerson(foyer)
    const phone = somePhone()
    await send(olga, phone)
    const code = await codeSentTo(phone)
    const wrong = notThis(code)
    for (let count = 0; count < 5; count += 1) expect((await confirm(olga, phone, wrong)).status).toBe(422)
    expect(await confirm(olga, phone, code)).toMatchObject({
      status: 429,
      body: { errors: [{ code: 'too_many_requests' }] },
    })
    advance(foyer, 60 * secondMs)
    await send(olga, phone)
    expect((await confirm(olga, phone, await codeSentTo(phone))).status).toBe(204)
  })

  it('PROF-19 concurrent attempts are counted individually', async () => {
    const olga = await createPerson(foyer)
    const phone = somePhone()
    await send(olga, phone)
    const wrong = notThis(await codeSentTo(phone))
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(olga, phone, wrong)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('PROF-19 a code is valid for ten minutes', async () => {
    const olga = await createPerson(foyer)
    const [early, late] = [somePhone(), somePhone()]
    await send(olga, early)
    const inTime = await codeSentTo(early)
    advance(foyer, (9 * 60 + 55) * secondMs)
    expect((await confirm(olga, early, inTime)).status).toBe(204)
    await send(olga, late)
    const tooLate = await codeSentTo(late)
    advance(foyer, 10 * 60 * secondMs)
    // Access tokens themselves expire by then.
    const { client } = await signIn(foyer, olga)
    expect((await confirm({ ...olga, client }, late, tooLate)).status).toBe(422)
  })

  it('a code confirms the number that it was sent to, for the account that requested it, once', async () => {
    const olga = await createPerson(foyer)
    const mia = await createPerson(foyer)
    const [phone, other] = [somePhone(), somePhone()]
    await send(olga, phone)
    const code = await codeSentTo(phone)
    expect((await confirm(olga, other, code)).status).toBe(422)
    expect((await confirm(mia, phone, code)).status).toBe(422)
    expect((await confirm(olga, phone, code)).status).toBe(204)
    expect((await confirm(olga, phone, code)).status).toBe(422)
    expect((await mia.client.ask(getProfile)).phone).toBeNull()
  })
})

describe('requesting a code', () => {
  it('PROF-19 within a minute is refused with the seconds to wait, for another number too', async () => {
    const olga = await createPerson(foyer)
    const phone = somePhone()
    await send(olga, phone)
    advance(foyer, 20 * secondMs)
    for (const again of [phone, somePhone()]) {
      const refused = await olga.client.refusal(sendPhoneCode, { body: { phone: again } })
      expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
      const seconds = Number(refused.meta?.['retry_after'])
      expect(seconds).toBeGreaterThan(35)
      expect(seconds).toBeLessThanOrEqual(40)
      expect(refused.headers.get('retry-after')).toBe(String(seconds))
    }
    advance(foyer, 40 * secondMs)
    await send(olga, phone)
    expect(await messagesTo(foyer, phone)).toHaveLength(2)
  })

  it('PROF-19 sends one code for many concurrent requests', async () => {
    const olga = await createPerson(foyer)
    const phone = somePhone()
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => olga.client.call(sendPhoneCode, { body: { phone } })),
    )
    expect(statusesOf(asked)).toEqual([200, 429, 429, 429, 429, 429])
    expect(await messagesTo(foyer, phone)).toHaveLength(1)
  })

  it('a number gets ten codes a day, whoever requests them', async () => {
    const phone = somePhone()
    for (let count = 0; count < 10; count += 1) await send(await createPerson(foyer), phone)
    const refused = await (await createPerson(foyer)).client.refusal(sendPhoneCode, { body: { phone } })
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  it('S33 an address gets fifty codes a day, for any accounts and numbers', async () => {
    await send(await createPerson(foyer), somePhone())
    const counted = `update platform.rate_limit set points = 50 where key like 'sms_address:%'`
    await foyer.sql(counted)
    const refused = await (await createPerson(foyer)).client.refusal(sendPhoneCode, { body: { phone: somePhone() } })
    await foyer.sql(`delete from platform.rate_limit where key like 'sms_address:%'`)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  it('S33 an account gets twenty codes a day, from any addresses and for any numbers', async () => {
    const olga = await createPerson(foyer)
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      // From another address, a minute later.
      await foyer.sql(`delete from platform.rate_limit where key like 'sms_address:%'`)
      await foyer.sql('delete from account.phone_code where account_id = $1', olga.account.id)
      statuses.push((await olga.client.call(sendPhoneCode, { body: { phone: somePhone() } })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    await send(await createPerson(foyer), somePhone())
  })

  it.each(['+4612', '+999123456789', '0701234567', ''])('API-75 %j is not a number to send to', async (phone) => {
    const olga = await createPerson(foyer)
    expect(await olga.client.refusal(sendPhoneCode, { body: { phone } })).toMatchObject({
      status: 422,
      source: { pointer: '/phone' },
    })
  })
})

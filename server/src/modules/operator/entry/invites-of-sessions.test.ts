import {
  changeOperatorPassword,
  endConsoleSession,
  endOtherConsoleSessions,
  inviteOperator,
  listConsoleSessions,
  operatorLogin,
  operatorLogout,
  recoverOperatorPassword,
  resetOperatorSecondFactor,
  setOperatorEmail,
} from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { choosePassword, invite, newcomer, signInStaff } from '../../../../test/invites.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { codeOf, setUpStaffFactor } from '../../../../test/second-factors.ts'
import { renewPassword } from '../renew-password.ts'

/* Somebody else signed in as an operator, and invited themselves in that operator's name. */

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

const password = 'Harbour-light-42'
const another = 'Another-light-42'

interface Scene {
  readonly lea: Staff
  readonly here: Client
  /** The session of somebody else. */
  readonly elsewhere: Client
}

const begin = async (): Promise<Scene> => {
  const lea = await createStaff(foyer, { name: 'Lea Roth', password })
  const who = { email: lea.operator.email, password }
  return { lea, here: await signInStaff(foyer, who), elsewhere: await signInStaff(foyer, who) }
}

type Remedy = (scene: Scene) => Promise<unknown>

const remedies: Readonly<Record<string, Remedy>> = {
  'the password is changed': ({ here }) =>
    here.call(changeOperatorPassword, { body: { password: another, current_password: password } }),
  'a forgotten password is replaced': async ({ lea: { operator } }) => {
    await foyer.client.call(recoverOperatorPassword, { body: { email: operator.email } })
    const link = (await mailsTo(foyer, operator.email)).find(({ subject }) => subject.startsWith('Choose a new'))
    expect((await choosePassword(foyer, tokenIn(link), another)).status).toBe(204)
  },
  'the password is renewed on the server': ({ lea: { operator } }) => {
    const { database, clock, audit } = foyer.platform
    return renewPassword({ database, clock, audit })(operator.tenant, operator.handle)
  },
  'a colleague moves the sender to another e-mail': ({ lea: { operator } }) =>
    admin.client.ask(setOperatorEmail, {
      params: { id: operator.id },
      body: { email: newcomer().email, reason: 'shown by their passport' },
    }),
  'two-step sign-in is set up': ({ here }) => setUpStaffFactor(foyer, here),
  'the other sessions are ended': ({ here }) => here.call(endOtherConsoleSessions),
}

describe('an invite sent in another session', () => {
  it.each(Object.entries(remedies))('ends when %s', async (_, remedy) => {
    const scene = await begin()
    const { token } = await invite(foyer, scene.elsewhere)
    await remedy(scene)
    expect(await choosePassword(foyer, token, password)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'link_invalid' }] },
    })
  })

  it('ends when a colleague resets two-step sign-in', async () => {
    const lea = await createStaff(foyer, { password })
    const { secret } = await setUpStaffFactor(foyer, await signInStaff(foyer, { email: lea.operator.email, password }))
    const basic = { email: lea.operator.email, password, otp: codeOf(foyer, secret) }
    const { token: session } = await foyer.client.ask(operatorLogin, { as: { tenant: 'aurora', basic } })
    const { token } = await invite(foyer, foyer.client.as({ access_token: session }))
    await admin.client.call(resetOperatorSecondFactor, { params: { id: lea.operator.id }, body: null })
    expect((await choosePassword(foyer, token, password)).status).toBe(404)
  })

  it.each(['the password is changed', 'the other sessions are ended'])(
    'ends when %s, also where that session was over before',
    async (remedy) => {
      const scene = await begin()
      const { token } = await invite(foyer, scene.elsewhere)
      await scene.elsewhere.call(operatorLogout)
      await remedies[remedy]?.(scene)
      expect((await choosePassword(foyer, token, password)).status).toBe(404)
    },
  )

  it('stays when its sender signs out, and so does one sent in the session that remains', async () => {
    const { here, elsewhere } = await begin()
    const [left, own] = [await invite(foyer, elsewhere), await invite(foyer, here)]
    await elsewhere.call(operatorLogout)
    expect((await choosePassword(foyer, left.token, password)).status).toBe(204)
    await here.call(endOtherConsoleSessions)
    expect((await choosePassword(foyer, own.token, password)).status).toBe(204)
  })

  it('stays when a third session is ended by itself', async () => {
    const { lea, here, elsewhere } = await begin()
    const { token } = await invite(foyer, here)
    await elsewhere.call(operatorLogout)
    await signInStaff(foyer, { email: lea.operator.email, password })
    const other = (await here.ask(listConsoleSessions)).sessions.find(({ current }) => !current)
    expect((await here.call(endConsoleSession, { params: { id: other?.id ?? '' } })).status).toBe(204)
    expect((await choosePassword(foyer, token, password)).status).toBe(204)
  })
})

it('an operator who invites is mailed what was done in their name, from where, and what to do if it was not them', async () => {
  const { lea, elsewhere } = await begin()
  const { id, email, name } = await elsewhere.ask(inviteOperator, { body: newcomer('admin') })
  const mail = (await mailsTo(foyer, lea.operator.email)).find(({ subject }) => subject.includes(name))
  expect(mail?.subject).toBe('You added Petra Novak to the Aurora Streaming console')
  for (const said of [email, 'IP address 127.0.0.1', 'If this was not you, block this operator'])
    expect(mail?.text).toContain(said)
  const move = { params: { id }, body: { email: newcomer().email, reason: 'a typing error' } }
  await elsewhere.ask(setOperatorEmail, move)
  const [moved] = await mailsTo(foyer, lea.operator.email)
  expect(moved?.subject).toBe('You changed the e-mail of Petra Novak for the Aurora Streaming console')
  expect(moved?.text).toContain(move.body.email)
})

import { sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { listenFor, mediaServer } from '../../../../test/media-servers.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

let foyer: RunningFoyer
// The clock moves for everybody at once, so each case has a server of its own.
beforeEach(async () => {
  await foyer?.close()
  foyer = await startFoyer()
})
afterAll(() => foyer?.close())

const licence = (owner: Person): Promise<string> =>
  giveLicence(foyer, owner, { starts_on: dayIn(foyer, -10), paid_till: dayIn(foyer, 20) })

const server = (name: string) => ({ server_id: `id-${name}`, hostname: `${name}.ship.example`, version: '26.11' })

const notices = async (id: string) => {
  await foyer.platform.jobs.runDue()
  const rows = await foyer.sql<{ details: Record<string, string> }>(
    `select details from push.notification where kind = 'server_alert' and path = $1 order by created_at`,
    `/licenses/${id}`,
  )
  return rows.map(({ details }) => details)
}

const mails = async ({ email }: Person) =>
  (await mailsTo(foyer, email)).filter(({ subject }) => /stopped reporting|needs attention|перестали/.test(subject))

it.each([
  ['en', '12 media servers have stopped reporting', 'and 9 more'],
  ['ru', 'Медиасерверы перестали присылать отчёты: 12', 'и ещё 9'],
] as const)('LIC-43 servers that go silent together are one piece of news, in %s', async (locale, subject, rest) => {
  const olga = await createPerson(foyer, { locale })
  const id = await licence(olga)
  const machine = await mediaServer(foyer, id)
  for (let at = 1; at <= 12; at += 1) await machine.ask(sendHeartbeat, { body: server(`deck-${at}`) })
  await listenFor(foyer, 6)
  expect(await notices(id)).toMatchObject([{ servers: '12', more: '9' }])
  const told = await mails(olga)
  expect(told.map((mail) => mail.subject)).toEqual([subject])
  expect(told[0]?.text).toContain(rest)
})

it('LIC-43 a server that comes back and goes silent again within an hour is the same news, later it is news again', async () => {
  const olga = await createPerson(foyer)
  const id = await licence(olga)
  const machine = await mediaServer(foyer, id)
  const beat = () => machine.ask(sendHeartbeat, { body: server('flaps') })
  for (let times = 0; times < 3; times += 1) {
    await beat()
    await listenFor(foyer, 6)
  }
  expect(await notices(id)).toMatchObject([{ subject: 'flaps.ship.example', alert: '' }])
  expect(await mails(olga)).toHaveLength(1)
  await beat()
  const longAgo = `update licensing.server_incident set ended_at = ended_at - interval '61 minutes' where deliverable_id = $1`
  await foyer.sql(longAgo, id)
  await listenFor(foyer, 6)
  expect(await notices(id)).toHaveLength(2)
})

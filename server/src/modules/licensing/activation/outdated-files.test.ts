import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  getOfflineActivationKey,
  listOfflineActivationKeys,
  releaseServer,
} from '@foyer/contract/licensing/endpoints.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveCard, giveLicence, longDay, payNextPeriod } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { askDatabase } from '../../../../test/rows.ts'
import type { NewLicence } from '../index.ts'

let foyer: RunningFoyer
let olga: Person
beforeAll(async () => {
  foyer = await startFoyer()
  olga = await createPerson(foyer)
})
afterAll(() => foyer.close())

const dayIn = (days: number): string => addDays(dayOf(new Date()), days)
/** When a file of a licence that is paid till then ends: after the days of grace. */
const endFor = (paid_till: string): string => `${addDays(paid_till, 14)}T00:00:00.000Z`

const give = (wishes: Partial<NewLicence> = {}, owner = olga): Promise<string> =>
  giveLicence(foyer, owner, { activation_type: 'offline', starts_on: dayIn(-25), paid_till: dayIn(5), ...wishes })

const activate = (id: string, name: string) => {
  const request = { server_id: `id-${name}`, hostname: `${name}.ship.example`, version: '26.04' }
  const query = { request: encodeActivationRequest(JSON.stringify(request)) }
  return olga.client.ask(getOfflineActivationKey, { params: { id }, query })
}

const log = (id: string) => olga.client.ask(listOfflineActivationKeys, { params: { id } })

it('LIC-40, API-39 after a renewal the log tells which files are from before it, until each server has a new one', async () => {
  const id = await give()
  const first = await activate(id, 'ferry')
  expect(first).toMatchObject({ expires_at: endFor(dayIn(5)), current: true })
  await activate(id, 'tug')
  expect((await log(id)).ending).toBeNull()
  const paid_till = await payNextPeriod(foyer, id)
  const renewed = await log(id)
  expect(renewed.activation_keys.map(({ current }) => current)).toEqual([false, false])
  expect(renewed.ending).toEqual({ servers: 2, from: endFor(dayIn(5)) })
  const { hostname, version, server_id } = first
  const query = { request: encodeActivationRequest(JSON.stringify({ server_id, hostname, version })) }
  const next = await olga.client.ask(getOfflineActivationKey, { params: { id }, query })
  expect(next).toMatchObject({ expires_at: endFor(paid_till ?? ''), current: true })
  expect((await log(id)).ending).toEqual({ servers: 1, from: endFor(dayIn(5)) })
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
  await askDatabase(foyer.database_url, 'update licensing.deliverable set quantity = 8 where id = $1', [raised])
  expect(await log(raised)).toMatchObject({ activation_keys: [{ current: false }], ending: null })
  await activate(endless, 'ferry')
  expect(await log(endless)).toMatchObject({ activation_keys: [{ expires_at: null, current: true }], ending: null })
})

it('LIC-39, BILL-47 the letter of a renewal says that files do not follow it, and of other licences that nothing is to be done', async () => {
  const letter = async (wishes: Partial<NewLicence>, locale: 'en' | 'ru' = 'en') => {
    const ada = await createPerson(foyer, { locale })
    await giveCard(foyer, ada, { is_default: true })
    await give({ auto_renewable: true, billing_kind: 'internal', ...wishes }, ada)
    await foyer.foyer.modules.licensing.runRenewals('aurora')
    const mails = await mailsTo(foyer, ada.email)
    return mails.find(({ subject }) => /renews on|продление/.test(subject))?.text ?? ''
  }
  const offline = await letter({})
  expect(offline).toContain('After the payment, create new ones')
  // What has been issued may end earlier or later than the licence does now.
  expect(offline).not.toContain(longDay(endFor(dayIn(5))))
  expect(offline).not.toContain('nothing you need to do')
  const usb = { activation_type: 'usb', usb_serial_number: 'HASP-77' } as const
  expect(await letter(usb)).toContain('After the payment, download a new one')
  expect(await letter(usb, 'ru')).toContain('После оплаты скачайте новый файл')
  expect(await letter({ activation_type: 'online' })).toContain('There is nothing you need to do.')
})

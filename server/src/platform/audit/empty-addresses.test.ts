import { listAudit } from '@foyer/contract/operator/endpoints.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, signIn } from '../../../test/people.ts'
import { emptyAddresses } from './empty-addresses.ts'

const foyer = useFoyer()

it('addresses in the log are emptied after half a year, in small batches, and nothing else of it can be changed', async () => {
  const [olga, { client }] = [await createPerson(foyer), await createStaff(foyer)]
  for (let round = 0; round < 4; round += 1) await signIn(foyer, olga)
  const ages = [400, 300, 181, 181, 179]
  await foyer.sql(
    `update platform.audit_entry entry set at = now() - make_interval(days => ages.days)
     from (select id, row_number() over (order by at, id) as place from platform.audit_entry where account_id = $1 and action = 'signed_in') ranked
       join unnest($2::integer[]) with ordinality as ages (days, place) using (place)
     where entry.id = ranked.id`,
    olga.account.id,
    ages,
  )
  const addresses = async () => {
    const query = { account_id: olga.account.id, action: 'signed_in', sort: 'at' as const }
    return (await client.ask(listAudit, { query })).entries.map(({ actor_ip }) => actor_ip)
  }
  expect(await addresses()).toEqual(ages.map(() => '127.0.0.1'))
  const { database } = foyer.platform
  // Whatever time the application names, the database leaves what is younger than half a year.
  const empty = () => database.transaction('aurora', (tx) => emptyAddresses(tx, new Date(), 2))
  expect([await empty(), await empty(), await empty()]).toEqual([2, 2, 0])
  expect(await addresses()).toEqual([null, null, null, null, '127.0.0.1'])
  const change = (set: string, where = 'true') =>
    database.transaction('aurora', (tx) => sql.raw(`update platform.audit_entry set ${set} where ${where}`).execute(tx))
  await expect(change('actor_ip = null')).rejects.toThrow('history is written once')
  await expect(change(`actor_ip = '10.0.0.1'`, 'actor_ip is null')).rejects.toThrow('history is written once')
  await expect(change(`action = 'signed_out'`)).rejects.toThrow('permission denied')
  // The daily job does the rest once their time has come.
  const older = `update platform.audit_entry set at = at - interval '2 days' where account_id = $1`
  await foyer.sql(older, olga.account.id)
  await foyer.sql(`update platform.emptied_address set until = until - interval '3 days'`)
  advance(foyer, 86_400_000)
  await foyer.platform.jobs.runDue()
  expect(await addresses()).toEqual(ages.map(() => null))
})

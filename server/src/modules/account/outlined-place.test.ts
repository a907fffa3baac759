// @module-tag long
import { login } from '@foyer/contract/account/endpoints.ts'
import { expect, it } from 'vitest'
import { passDays } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { signInStaff } from '../../../test/invites.ts'
import { createStaff } from '../../../test/operators.ts'
import { subjectsTo } from '../../../test/outbox.ts'
import { createAccount, somePassword } from '../../../test/people.ts'

const foyer = useFoyer()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

const signInWith = (email: string, userAgent: string) =>
  foyer.client.call(login, {
    as: { tenant: 'aurora', basic: { email, password: somePassword } },
    headers: { 'user-agent': userAgent },
  })

it('of the latest session of somebody who stays away, only browser, system and network are kept, which still show a new device', async () => {
  const [olga, ivan] = [await createAccount(foyer), await createAccount(foyer)]
  for (const { email } of [olga, ivan]) await signInWith(email, firefox)
  const lena = await createStaff(foyer, { password: somePassword })
  await signInStaff(foyer, { email: lena.operator.email, password: somePassword })
  const places = (id: string) => foyer.sql('select user_agent, ip from account.session where account_id = $1', id)
  const staffPlaces = () =>
    foyer.sql(`select ip from operator.credential where kind = 'session' and operator_id = $1`, lena.operator.id)
  await passDays(foyer, 200)
  expect(await places(olga.id)).toEqual([{ user_agent: firefox, ip: '127.0.0.1' }])
  await passDays(foyer, 30)
  expect(await places(olga.id)).toEqual([{ user_agent: 'Firefox, Linux', ip: '127.0.0.0/24' }])
  expect(await staffPlaces()).toEqual([{ ip: '127.0.0.0/24' }])
  const subjects = (email: string) => subjectsTo(foyer, email)
  const before = [await subjects(olga.email), await subjects(ivan.email)]
  await signInWith(olga.email, firefox)
  await signInWith(ivan.email, safari)
  expect(await subjects(olga.email)).toEqual(before[0])
  expect(await subjects(ivan.email)).toEqual(['New sign-in to Aurora Streaming', ...(before[1] ?? [])])
  // The operator’s as well.
  const told = await subjects(lena.operator.email)
  await signInStaff(foyer, { email: lena.operator.email, password: somePassword })
  expect(await subjects(lena.operator.email)).toEqual(told)
})

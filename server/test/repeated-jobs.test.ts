import { recoverPassword, resetPassword } from '@foyer/contract/account/endpoints.ts'
import { recoverOperatorPassword } from '@foyer/contract/operator/endpoints.ts'
import { addSecondaryEmail, openTicket } from '@foyer/contract/support/endpoints.ts'
import { expect, it } from 'vitest'
import { solveCaptcha } from './captcha.ts'
import { useFoyer } from './foyer.ts'
import { choosePassword } from './invites.ts'
import { createStaff } from './operators.ts'
import { mailsTo, subjectsTo, tokenIn } from './outbox.ts'
import { createPerson } from './people.ts'

const foyer = useFoyer()

/** As after a failover between the commit of what the jobs did and the note that they are done. */
const repeat = async (queue: string): Promise<void> => {
  const again = await foyer.sql(
    `update jobs.job set state = 'retry', start_after = now(), completed_on = null where name = $1 returning id`,
    queue,
  )
  expect(again).not.toEqual([])
  await foyer.platform.jobs.runDue()
}

it('a repeated job mails each participant of a ticket once, even if others take part by then', async () => {
  const [olga, first] = [await createPerson(foyer), 'aaa@northlight.example']
  const ticket = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  const { id } = await olga.client.ask(openTicket, { body: ticket })
  expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
  await olga.client.ask(addSecondaryEmail, { params: { ticket_id: id }, body: { email: first } })
  await repeat('ticket_opened.letters')
  expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
  await repeat('ticket_opened.letters')
  expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
})

it('a repeated recovery mails one link, which works', async () => {
  const olga = await createPerson(foyer)
  await foyer.client.call(recoverPassword, { body: { email: olga.email, recaptcha_token: await solveCaptcha(foyer) } })
  const [mail] = await mailsTo(foyer, olga.email)
  await repeat('password_recovery')
  expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
  const as = { tenant: 'aurora', email_token: tokenIn(mail) }
  expect(await foyer.client.call(resetPassword, { as, body: { password: 'A-brand-new-1' } })).toMatchObject({
    status: 204,
  })
})

it('so does the one of an operator, and a second request mails another link', async () => {
  const { operator } = await createStaff(foyer, { password: 'Harbour-light-42' })
  const ask = () =>
    foyer.client.call(recoverOperatorPassword, { as: { tenant: 'aurora' }, body: { email: operator.email } })
  await ask()
  const [mail] = await mailsTo(foyer, operator.email)
  await repeat('operator_password_recovery')
  expect(await mailsTo(foyer, operator.email)).toHaveLength(1)
  expect(await choosePassword(foyer, tokenIn(mail), 'Another-light-42')).toMatchObject({ status: 204 })
  await ask()
  const subjects = await subjectsTo(foyer, operator.email)
  expect(subjects.filter((subject) => subject.startsWith('Choose a new password'))).toHaveLength(2)
})

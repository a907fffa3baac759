import { randomUUID } from 'node:crypto'
import { inviteOperator, operatorLogin, resetOperatorPassword } from '@foyer/contract/operator/endpoints.ts'
import type { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'
import { mailsTo, tokenIn } from './outbox.ts'

export const newcomer = (role: OperatorRole = 'support') => {
  const handle = randomUUID()
  return { email: `${handle}@staff.example`, handle, name: 'Petra Novak', role }
}

export const choosePassword = ({ client }: RunningFoyer, email_token: string, password: string, tenant = 'aurora') =>
  client.call(resetOperatorPassword, { as: { tenant, email_token }, body: { password } })

export const signInStaff = async (
  { client }: RunningFoyer,
  { email, password, tenant = 'aurora' }: { email: string; password: string; tenant?: string },
): Promise<Client> => {
  const { token } = await client.ask(operatorLogin, { as: { tenant, basic: { email, password } } })
  return client.as({ access_token: token })
}

/** Somebody whom this operator invited, and the token of the mailed link. */
export const invite = async (foyer: RunningFoyer, by: Client, body = newcomer()) => {
  const member = await by.ask(inviteOperator, { body })
  return { member, token: tokenIn((await mailsTo(foyer, body.email))[0]) }
}

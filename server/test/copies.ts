import { confirmMailCopy } from '@foyer/contract/account/endpoints.ts'
import { addSecondaryEmail } from '@foyer/contract/support/endpoints.ts'
import type { RunningFoyer } from './foyer.ts'
import { mailsTo, tokenIn } from './outbox.ts'
import type { Person } from './people.ts'

/** The owner of an address confirms it with the link of the latest letter to it. */
const confirmCopy = async (foyer: RunningFoyer, email: string): Promise<void> => {
  const email_token = tokenIn((await mailsTo(foyer, email))[0])
  await foyer.client.ask(confirmMailCopy, { as: { tenant: 'aurora', email_token } })
}

/** Adds an address to a ticket's copies. Its owner confirms it, if they are asked. */
export const copyTo = async (
  foyer: RunningFoyer,
  { client }: Pick<Person, 'client'>,
  ticket_id: string,
  email: string,
) => {
  const copy = await client.ask(addSecondaryEmail, { params: { ticket_id }, body: { email } })
  if (copy.unconfirmed) await confirmCopy(foyer, email)
  return copy
}

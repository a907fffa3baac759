import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { isOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { isOver } from '../licence-rules.ts'
import type { RenewalTexts } from '../locale/renewals.ts'
import type { Services } from '../services.ts'
import type { lockDeliverable } from '../store.ts'
import { nameOf, send } from './tell.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>

interface TurnedOff {
  readonly actor: string
  /** The order of the next period that was cancelled with it. */
  readonly order_id: string | undefined
}

/** Operators appear as the vendor. */
const whoIs = async ({ account, branding }: Services, tx: Tx, { tenant }: Licence, actor: string): Promise<string> => {
  if (isOperator(actor)) return branding.get(tenant).name
  const person = await account.get(tx, actor)
  return fullName(person) || person.email
}

/** What follows for its servers: without a renewal there are no days of grace. A blocked licence does not run anyway. */
const consequence = ({ off, day }: RenewalTexts, { paid_till, blocked_at }: Licence, today: string): string[] => {
  if (paid_till === null || blocked_at !== null) return []
  return [isOver(paid_till, today) ? off.hasStopped(day(paid_till)) : off.works(day(paid_till)), off.again]
}

/**
 * Mails about a renewal that was turned off, by whom, and when the licence stops without it. It also tells of the invoice that was cancelled
 * with it, because a letter about that alone would sound like good news. `licence` is the row before.
 */
export const tellOff = async (
  services: Services,
  tx: Tx,
  licence: Licence,
  { actor, order_id }: TurnedOff,
): Promise<void> => {
  const { billing, clock } = services
  const today = dayOf(clock.now())
  const who = await whoIs(services, tx, licence, actor)
  const invoice = order_id === undefined ? undefined : await billing.summary(tx, order_id)
  const name = nameOf(licence)
  const isStopped = licence.paid_till !== null && isOver(licence.paid_till, today)
  await send(services, tx, licence, `renewal-off-${makeId(clock)}`, (words) => {
    const { off } = words
    return {
      subject: off.subject(name, isStopped),
      heading: off.subject(name, isStopped),
      paragraphs: [
        off.by(name, who),
        ...consequence(words, licence, today),
        ...(invoice === undefined ? [] : [off.invoice(invoice.number, invoice.total)]),
      ],
      action: { label: off.action, path: `/licenses/${licence.id}` },
    }
  })
}

import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { postLetter } from '../letters/post-letter.ts'
import type { Services } from '../services.ts'
import { lockEndingCards, type PaymentMethodRow, updatePaymentMethod } from './card-store.ts'

/** So long before a card ends its owner is told. */
const noticeDays = 30

const printed = ({ card_expires }: PaymentMethodRow): string =>
  `${card_expires.slice(5, 7)}/${card_expires.slice(2, 4)}`

/** Tells owners of default cards, once, that renewals will soon not be paid any more. */
export const warnOfEndingCards =
  (services: Services) =>
  (tenant: string): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const now = services.clock.now()
      const before = dayOf(now.getTime() + noticeDays * dayMs)
      for (const card of await lockEndingCards(tx, before, now)) {
        const { account_id, id, card_last_four } = card
        // Told once there is something to tell: a licence may begin to renew with it tomorrow.
        if (!(await services.renewing.renewsByCard(tx, account_id))) continue
        await updatePaymentMethod(tx, id, { warned_at: now })
        await postLetter(services, tx, { tenant, account_id, id: `card-ends-${id}` }, ({ cardEnds }) => ({
          subject: cardEnds.subject(card_last_four),
          heading: cardEnds.heading(card_last_four, printed(card)),
          paragraphs: [cardEnds.body],
          action: { label: cardEnds.action, path: '/payment-methods' },
        }))
      }
    })

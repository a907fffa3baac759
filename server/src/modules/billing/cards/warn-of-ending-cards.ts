import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { postLetter } from '../letters/post-letter.ts'
import type { Services } from '../services.ts'
import { isValid, pickCard } from './card-rules.ts'
import { findCards, listEndingCards, lockEndingCard, type PaymentMethodRow, updatePaymentMethod } from './card-store.ts'

/** How long before a card expires its owner gets a mail. */
const noticeDays = 30

const printed = ({ card_expires }: PaymentMethodRow): string =>
  `${card_expires.slice(5, 7)}/${card_expires.slice(2, 4)}`

/** Whether something that renews is charged to this card, and no other card will be valid afterwards. */
const willBeMissed = async (services: Services, tx: Tx, card: PaymentMethodRow): Promise<boolean> => {
  const { account_id, card_expires } = card
  const currencies = await services.renewing.currenciesByCard(tx, account_id)
  const cards = currencies.length === 0 ? [] : await findCards(tx, account_id)
  const end = new Date(card_expires)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return currencies.some((currency) => {
    const [now, then] = [services.clock.now(), end].map((at) => pickCard(services, cards, currency, at))
    return now?.id === card.id && then !== undefined && !isValid(then, end)
  })
}

const warnOf = async (services: Services, tx: Tx, card: PaymentMethodRow, now: Date): Promise<void> => {
  const { tenant, account_id, id, card_last_four, card_expires } = card
  // Marked as sent only once there is a reason to send it: a licence may begin to renew with this card tomorrow.
  if (!(await willBeMissed(services, tx, card))) return
  await updatePaymentMethod(tx, id, { warned_at: now })
  await postLetter(services, tx, { tenant, account_id, id: `card-ends-${id}-${card_expires}` }, ({ cardEnds }) => ({
    subject: cardEnds.subject(card_last_four),
    heading: cardEnds.heading(card_last_four, printed(card)),
    paragraphs: [cardEnds.body],
    action: { label: cardEnds.action, path: '/payment-methods' },
  }))
}

/** Mails the owners, once, of cards that pay renewals and will soon expire. A failure for one does not affect the others. */
export const warnOfEndingCards =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const now = clock.now()
    const before = dayOf(now.getTime() + noticeDays * dayMs)
    const ending = await database.read(tenant, (tx) => listEndingCards(tx, before, now))
    await despiteFailures(ending, (id) =>
      database.transaction(tenant, async (tx) => {
        const card = await lockEndingCard(tx, id, before, now)
        if (card !== undefined) await warnOf(services, tx, card, now)
      }),
    )
  }

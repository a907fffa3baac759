import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { formatDay, formatMoney } from '../../../platform/locale/format.ts'
import { providerOf } from '../../billing/index.ts'
import { everyBrand } from '../../branding/index.ts'
import type { ApprovalFacts, ApprovalLetterWords, LinkLetterWords, OperatorTexts } from '../locale/en.ts'
import { rolesWith } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { findOperator, listPeople, type OperatorRow } from '../store.ts'
import { postConsoleLetter } from './operator-letter.ts'

/** Announced by billing. */
interface ApprovalNews {
  readonly tenant: string
  readonly approval_id: string
}

type Asked = NonNullable<Awaited<ReturnType<DeskServices['billing']['staff']['asked']>>>

interface Letter {
  readonly kind: 'approval-asked' | 'approval-waits' | 'approval-decided'
  readonly once: string
  readonly tenant: string
  readonly asked: Asked
  readonly to: OperatorRow
  readonly by: string
  readonly words: (texts: OperatorTexts) => OperatorTexts['approval_asked']
}

const letterOf = ({ subject, says: [says, ...facts], action }: ApprovalLetterWords): LinkLetterWords => ({
  subject,
  heading: subject,
  says,
  facts,
  notYou: null,
  action,
})

/** With a link to the order, where the request can be decided. */
const post = (services: DeskServices, tx: Tx, { kind, once, tenant, asked, to, by, words }: Letter): Promise<void> => {
  const { default_locale } = services.branding.get(tenant)
  const written = (amount: string): string => formatMoney(money(amount, currencyOf(asked.currency)), default_locale)
  const facts = {
    action: asked.action as ApprovalFacts['action'],
    number: asked.order_number,
    sum: written(asked.amount),
    received: asked.received === null ? null : written(asked.received),
    provider: asked.gateway === null ? null : providerOf(asked.gateway),
    by,
    reason: asked.state === 'pending' ? asked.reason : asked.decision_reason,
    reference: asked.reference,
    day: formatDay(dayOf(asked.requested_at), default_locale),
  } as const
  return postConsoleLetter(services, tx, tenant, {
    kind,
    once,
    to: to.email,
    path: `/operator/orders/${asked.order_id}`,
    words: (texts) => letterOf(words(texts)(facts)),
  })
}

/** Those who may decide the request: who may write orders, except its author. */
const decidersOf = async (tx: Tx, asked: Asked): Promise<OperatorRow[]> =>
  (await listPeople(tx, rolesWith('orders:write'))).filter((one) => one.id !== asked.requested_by)

/** Mails everyone who may decide the request. */
const tellDeciders =
  (services: DeskServices) =>
  ({ tenant, approval_id }: ApprovalNews): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const asked = await services.billing.staff.asked(tx, approval_id)
      if (asked?.state !== 'pending') return
      const author = await findOperator(tx, asked.requested_by)
      const by = author?.name ?? asked.requested_handle
      for (const to of await decidersOf(tx, asked))
        await post(services, tx, {
          kind: 'approval-asked',
          once: approval_id,
          tenant,
          asked,
          to,
          by,
          words: ({ approval_asked }) => approval_asked,
        })
    })

/** How often those who may decide a request are told again that it waits for them. */
const againMs = 3 * dayMs

/** The same again for one that waits. If nobody but its author could decide it, the author is told: they can withdraw it. */
const remindDeciders = (services: DeskServices, tenant: string, id: string): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const asked = await services.billing.staff.asked(tx, id)
    if (asked?.state !== 'pending') return
    const author = await findOperator(tx, asked.requested_by)
    const deciders = await decidersOf(tx, asked)
    const alone = author === undefined || author.blocked || author.password_hash === null ? [] : [author]
    const waited = services.clock.now().getTime() - asked.requested_at.getTime()
    for (const to of deciders.length > 0 ? deciders : alone)
      await post(services, tx, {
        kind: 'approval-waits',
        once: `${id}-${Math.floor(waited / againMs)}`,
        tenant,
        asked,
        to,
        by: author?.name ?? asked.requested_handle,
        words: ({ approval_waits }) => approval_waits,
      })
  })

const remindOfWaiting =
  (services: DeskServices) =>
  async (tenant: string): Promise<void> => {
    const { database, billing, clock } = services
    const before = new Date(clock.now().getTime() - againMs)
    const waiting = await database.read(tenant, (tx) => billing.staff.waiting(tx, before))
    await despiteFailures(waiting, (id) => remindDeciders(services, tenant, id))
  }

/** Mails the author of the request what a colleague decided. */
const tellAuthor =
  (services: DeskServices) =>
  ({ tenant, approval_id }: ApprovalNews): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const asked = await services.billing.staff.asked(tx, approval_id)
      if (asked === undefined || asked.decided_by === null || asked.decided_by === asked.requested_by) return
      const [to, decider] = await Promise.all([
        findOperator(tx, asked.requested_by),
        findOperator(tx, asked.decided_by),
      ])
      // Somebody who was moved to another address has not proved yet that they read it.
      if (to === undefined || to.blocked || to.password_hash === null) return
      await post(services, tx, {
        kind: 'approval-decided',
        once: approval_id,
        tenant,
        asked,
        to,
        by: decider?.name ?? asked.decided_handle ?? '',
        words: (each) => (asked.state === 'approved' ? each.approval_given : each.approval_refused),
      })
    })

export const tellOfApprovals = (services: DeskServices): void => {
  services.jobs.on<ApprovalNews>('approval_requested', 'operators', ({ data }) => tellDeciders(services)(data))
  services.jobs.every('requests that wait', dayMs, everyBrand(services.branding, remindOfWaiting(services)))
  services.jobs.on<ApprovalNews>('approval_decided', 'operators', ({ data }) => tellAuthor(services)(data))
}

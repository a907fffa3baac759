import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { providerOf } from '../../billing/index.ts'
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
  readonly kind: 'approval-asked' | 'approval-decided'
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
  } as const
  return postConsoleLetter(services, tx, tenant, {
    kind,
    once,
    to: to.email,
    path: `/operator/orders/${asked.order_id}`,
    words: (texts) => letterOf(words(texts)(facts)),
  })
}

/** Mails everyone who may decide the request: those who may write orders, except its author. */
const tellDeciders =
  (services: DeskServices) =>
  ({ tenant, approval_id }: ApprovalNews): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const asked = await services.billing.staff.asked(tx, approval_id)
      if (asked?.state !== 'pending') return
      const people = await listPeople(tx, rolesWith('orders:write'))
      const author = await findOperator(tx, asked.requested_by)
      for (const to of people.filter((one) => one.id !== asked.requested_by))
        await post(services, tx, {
          kind: 'approval-asked',
          once: approval_id,
          tenant,
          asked,
          to,
          by: author?.name ?? asked.requested_handle,
          words: ({ approval_asked }) => approval_asked,
        })
    })

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
  services.jobs.on<ApprovalNews>('approval_decided', 'operators', ({ data }) => tellAuthor(services)(data))
}

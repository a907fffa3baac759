import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { letterBrand } from '../../branding/index.ts'
import { type ApprovalFacts, en, type OperatorTexts } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import { rolesWith } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { findOperator, listUnblocked, type OperatorRow } from '../store.ts'

const texts = { en, ru } as const

/** Announced by billing. */
interface ApprovalNews {
  readonly tenant: string
  readonly approval_id: string
}

type Asked = NonNullable<Awaited<ReturnType<DeskServices['billing']['staff']['asked']>>>

interface Letter {
  readonly id: string
  readonly tenant: string
  readonly asked: Asked
  readonly to: OperatorRow
  readonly by: string
  readonly words: (texts: OperatorTexts) => OperatorTexts['approval_asked']
}

/** In the brand's language, with a link to the order, where the request can be decided. */
const post = async (
  { branding, mailer, portalUrl }: DeskServices,
  tx: Tx,
  { id, tenant, asked, to, by, words }: Letter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const locale = brand.default_locale
  const facts: ApprovalFacts = {
    action: asked.action === 'refund' ? 'refund' : 'mark_paid',
    number: asked.order_number,
    sum: formatMoney(money(asked.amount, Currency.parse(asked.currency)), locale),
    by,
    reason: asked.state === 'pending' ? asked.reason : asked.decision_reason,
    reference: asked.reference,
  }
  const { subject, says, action } = words(texts[locale])(facts)
  await mailer.post(tx, id, {
    tenant,
    locale,
    to: [to.email],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: says[0],
      heading: subject,
      paragraphs: [...says],
      action: { label: action, url: `${portalUrl(tenant)}/operator/orders/${asked.order_id}` },
      footer: texts[locale].footer(brand.name),
    },
  })
}

/** Mails everyone who may decide the request: those who may write orders, except its author. */
const tellDeciders =
  (services: DeskServices) =>
  ({ tenant, approval_id }: ApprovalNews): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const asked = await services.billing.staff.asked(tx, approval_id)
      if (asked?.state !== 'pending') return
      const people = await listUnblocked(tx, rolesWith('orders:write'))
      const author = await findOperator(tx, asked.requested_by)
      for (const to of people.filter((one) => one.id !== asked.requested_by))
        await post(services, tx, {
          id: `approval-asked-${approval_id}-${to.id}`,
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
      if (to === undefined || to.blocked) return
      await post(services, tx, {
        id: `approval-decided-${approval_id}`,
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

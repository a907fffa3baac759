import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatNumber } from '../../lib/measures.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { CustomerSelect } from '../customers/customer-select.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, saidOf } from '../list/refusal.tsx'
import { typedCount } from '../list/typed.ts'
import { useBeside } from '../list/use-beside.ts'
import { MovedRefusal, OrderRefusal } from './order-refusal.tsx'
import { OtherLimit } from './other-limit.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceChange } from './use-licence-change.ts'
import { useSeenLicence } from './use-seen-licence.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

/** Blocks a licence, or lets it run again. */
export const BlockDialog = ({ licence: { id, human_id, blocked_at }, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  // As it was when the dialog opened, so that a colleague's change does not reverse the button's meaning.
  const [wasBlocked] = useState(blocked_at !== null)
  const name = wasBlocked ? 'unblock' : 'block'
  const changing = useLicenceChange(
    (reason: string) => {
      const wish = { params: { path: { id } }, body: { reason } }
      return name === 'block'
        ? answerOf(api.POST('/operator/api/v1/deliverables/{id}/block', wish))
        : answerOf(api.POST('/operator/api/v1/deliverables/{id}/unblock', wish))
    },
    t(`licences.${name}_done`),
  )
  return (
    <ReasonDialog
      title={t(`licences.${name}_title`, { number: human_id })}
      action={t(`licences.${name}`)}
      tone={name === 'block' ? 'danger' : 'plain'}
      refused={changing}
      onConfirm={(reason) => changing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(`licences.${name}_text`)}</p>
    </ReasonDialog>
  )
}

/** The contract's maximum. */
const count = typedCount(priceCap)

const pointer = { limit: '/quantity', customer: '/customer_id' } as const

interface LimitWish {
  readonly quantity: number
  readonly seen_quantity: number
  readonly reason: string
}

const setLimit = (id: string, body: LimitWish) =>
  answerOf(api.POST('/operator/api/v1/deliverables/{id}/limit', { params: { path: { id } }, body }))

/** Sets the limit, up or down, without a charge. */
export const LimitDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { seen, moved, ask } = useSeenLicence(licence, 'quantity')
  const { id, human_id, quantity } = seen
  const range = { least: 1, most: formatNumber(priceCap, useLocale()) }
  const title = t('licences.limit_title', { number: human_id })
  const { values, change, holds } = useBeside(title, { typed: String(quantity) })
  const { typed } = values
  const isWrong = !count.safeParse(typed).success
  const wanted = Number(typed)
  const changing = useLicenceChange(
    (reason: string) => ask(() => setLimit(id, { quantity: wanted, seen_quantity: quantity, reason })),
    t('licences.limit_done'),
    { ownFailure: true },
  )
  return (
    <ReasonDialog
      title={title}
      action={t('licences.limit')}
      tone="plain"
      blocked={isWrong || wanted === quantity}
      holds={holds}
      refused={changing}
      refusal={
        <MovedRefusal
          error={changing.error}
          pointer={pointer.limit}
          moved={moved && t('licence:limit_moved_on', { quantity: moved.quantity })}
        />
      }
      onConfirm={(reason) => changing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('licences.limit_text', { quantity })}</p>
      <TextField
        label={t('licences.limit_label')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? t('licences.limit_wrong', range) : saidOf(changing.error, pointer.limit)}
        onChange={({ target }) => {
          change({ typed: target.value })
          forget(changing, pointer.limit)
        }}
      />
      <div aria-live="polite">{!isWrong && <OtherLimit licence={seen} limit={wanted} />}</div>
    </ReasonDialog>
  )
}

/** Moves a licence to another customer, with its key and media servers. */
export const MoveDialog = ({ licence: { id, human_id, customer }, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const title = t('licences.move_title', { number: human_id })
  const { values, change, holds } = useBeside(title, { chosen: '' })
  const { chosen } = values
  const moving = useLicenceChange(
    (reason: string) =>
      answerOf(
        api.POST('/operator/api/v1/deliverables/{id}/move', {
          params: { path: { id } },
          body: { customer_id: chosen, reason },
        }),
      ),
    t('licences.move_done'),
    { ownFailure: true },
  )
  return (
    <ReasonDialog
      title={title}
      action={t('licences.move')}
      blocked={chosen === ''}
      holds={holds}
      refused={moving}
      refusal={<OrderRefusal error={moving.error} pointer={pointer.customer} />}
      onConfirm={(reason) => moving.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('licences.move_text', { email: customer.email })}</p>
      <CustomerSelect
        label={t('licences.move_to')}
        but={customer.id}
        value={chosen}
        error={saidOf(moving.error, pointer.customer)}
        onChange={(next) => {
          change({ chosen: next })
          forget(moving, pointer.customer)
        }}
      />
    </ReasonDialog>
  )
}

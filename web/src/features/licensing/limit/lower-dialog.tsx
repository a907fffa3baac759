import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { askToLower } from './limit-queries.ts'

interface LowerDialogProps {
  readonly licence: Deliverable
  readonly delta: number
  readonly onClose: () => void
}

/** Asks staff to lower the limit, and links to the resulting ticket. */
export const LowerDialog = ({ licence, delta, onClose }: LowerDialogProps) => {
  const { t } = useTranslation(['licensing', 'app'])
  const locale = useLocale()
  const numbers = {
    id: licence.human_id,
    plan: licence.sku_name,
    from: formatNumber(licence.quantity, locale),
    to: formatNumber(licence.quantity - delta, locale),
  }
  const words = { title: t('limit.ticket_title', numbers), description: t('limit.ticket_text', numbers) }
  const ask = useMutation({ mutationFn: () => askToLower(licence, words) })
  const ticket = ask.data?.id
  return (
    <Dialog
      title={ticket === undefined ? t('limit.lower_title', numbers) : t('limit.asked_title')}
      busy={ask.isPending}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button disabled={ask.isPending} onClick={onClose}>
            {ticket === undefined ? t('app:global.cancel') : t('app:global.close')}
          </Button>
          {ticket === undefined ? (
            <Button kind="primary" busy={ask.isPending} onClick={() => ask.mutate()}>
              {t('limit.lower_action')}
            </Button>
          ) : (
            <Link to="/tickets/$id" params={{ id: ticket }} className={buttonClass({ kind: 'primary' })}>
              {t('limit.to_ticket')}
            </Link>
          )}
        </>
      }
    >
      <p>{ticket === undefined ? t('limit.lower_text', numbers) : t('limit.asked_text', numbers)}</p>
    </Dialog>
  )
}

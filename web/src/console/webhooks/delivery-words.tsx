import { Ban, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import type { WebhookDelivery } from './queries.ts'

const looks: Readonly<Record<WebhookDelivery['state'], readonly [ChipTone, LucideIcon]>> = {
  waiting: ['warn', Clock],
  delivered: ['ok', CircleCheck],
  dead: ['danger', CircleX],
  discarded: ['off', Ban],
}

export const DeliveryChip = ({ state }: Pick<WebhookDelivery, 'state'>) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`webhooks:states.${state}`)}
    </Chip>
  )
}

/** The result of an attempt: the status of the answer, or the server's reason why there was none. */
export const Outcome = ({ status, error }: Pick<WebhookDelivery, 'status' | 'error'>) => {
  if (status === null && error === null) return <span className="subtle">—</span>
  return (
    <span className="outcome">
      {status !== null && <span className="mono">{status}</span>} {error}
    </span>
  )
}

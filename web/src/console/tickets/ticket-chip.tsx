import { CircleCheck, Hourglass, type LucideIcon, Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import type { StaffTicket } from './queries.ts'

const looks: Readonly<Record<StaffTicket['state'], readonly [ChipTone, LucideIcon]>> = {
  opened: ['warn', Reply],
  pending: ['info', Hourglass],
  closed: ['off', CircleCheck],
}

/** Whose turn it is, as staff see it. */
export const TicketChip = ({ ticket: { state } }: { ticket: Pick<StaffTicket, 'state'> }) => {
  const { t } = useTranslation('operator')
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`tickets.states.${state}`)}
    </Chip>
  )
}

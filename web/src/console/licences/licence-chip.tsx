import { Ban, CircleAlert, CircleCheck, Clock, FlaskConical, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import type { StaffLicence } from './queries.ts'

const looks: Readonly<Record<StaffLicence['state'], readonly [ChipTone, LucideIcon]>> = {
  active: ['ok', CircleCheck],
  trial: ['info', FlaskConical],
  expiring: ['warn', Clock],
  expired: ['danger', CircleAlert],
  unpaid: ['danger', CircleAlert],
  terminated: ['off', Ban],
}

/** How a licence stands; that staff blocked it stands above everything else. */
export const LicenceChip = ({ licence: { state, blocked_at } }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const [tone, icon] = blocked_at === null ? looks[state] : (['danger', Ban] as const)
  return (
    <Chip tone={tone} icon={icon}>
      {blocked_at === null ? t(`licences.states.${state}`) : t('licences.blocked')}
    </Chip>
  )
}

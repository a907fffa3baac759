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
  blocked: ['danger', Ban],
  terminated: ['off', Ban],
}

export const LicenceChip = ({ licence: { state } }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const [tone, icon] = looks[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`licences.states.${state}`)}
    </Chip>
  )
}

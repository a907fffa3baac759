import { ArrowRightLeft, Ban, CircleCheck, Ellipsis, Gauge } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useMay } from '../me.ts'
import { BlockDialog, LimitDialog, MoveDialog } from './licence-dialogs.tsx'
import type { StaffLicence } from './queries.ts'

const dialogs = { block: BlockDialog, limit: LimitDialog, move: MoveDialog } as const

/** What staff can do with a licence that has not ended. */
export const LicenceActions = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('licences:write')
  const [open, setOpen] = useState<keyof typeof dialogs>()
  if (!mayWrite || licence.terminated_at !== null) return null
  const Open = open === undefined ? undefined : dialogs[open]
  const isBlocked = licence.blocked_at !== null
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        <MenuItem icon={Gauge} onChoose={() => setOpen('limit')}>
          {t('licences.limit_action')}
        </MenuItem>
        <MenuItem icon={ArrowRightLeft} onChoose={() => setOpen('move')}>
          {t('licences.move_action')}
        </MenuItem>
        {isBlocked ? (
          <MenuItem icon={CircleCheck} onChoose={() => setOpen('block')}>
            {t('licences.unblock')}
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} tone="danger" onChoose={() => setOpen('block')}>
            {t('licences.block')}
          </MenuItem>
        )}
      </Menu>
      {Open !== undefined && <Open licence={licence} onClose={() => setOpen(undefined)} />}
    </>
  )
}

import { colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchMatrix } from '../switch-matrix.tsx'

/** What each colleague is shown. */
export const PermissionMatrix = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('company')
  return (
    <SwitchMatrix
      label={t('colleagues.title')}
      rows={t('colleagues.colleague')}
      columns={colleaguePermissions.map((name) => ({ name, title: t(`permissions.${name}`) }))}
    >
      {children}
    </SwitchMatrix>
  )
}

const GhostRow = () => {
  const { t } = useTranslation('company')
  return (
    <tr>
      <td className="whole">
        <Skeleton height={32} />
      </td>
      {colleaguePermissions.map((permission) => (
        <td key={permission} className="cell">
          <span className="cell-name">{t(`permissions.${permission}`)}</span>
        </td>
      ))}
    </tr>
  )
}

/** About as high as the forms and lists below the colleagues. */
const below = [240, 280]

/** The page of so many colleagues while it is asked for: whatever comes, nothing below is pushed. */
export const ColleaguesSkeleton = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('company')
  return (
    <div className="stack s5" aria-hidden="true">
      <Panel title={t('colleagues.you_share')} bare>
        <PermissionMatrix>
          {Array.from({ length: count }, (_, row) => (
            <GhostRow key={row} />
          ))}
        </PermissionMatrix>
      </Panel>
      {below.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}

import { colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchMatrix } from '../switch-matrix.tsx'

/** What each colleague may see. */
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

/** The approximate heights of the forms and lists below the colleagues. */
const below = [240, 280]

/** The page while it loads, with this many colleagues, so that nothing below is pushed down. */
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

import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/use-locale.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { useLogWords } from './actions.ts'
import type { AuditEntry } from './queries.ts'
import { linesOf } from './said.ts'

type ChangesProps = Pick<AuditEntry, 'changes' | 'change_names'>

/** What changed, field by field, in words. */
export const Changes = ({ changes, change_names }: ChangesProps) => {
  const { t } = useTranslation('app')
  const locale = useLocale()
  const lines = linesOf(changes, {
    locale,
    ...useLogWords(),
    staff: useStaffName(),
    // The previous server version does not send this.
    names: { ...change_names },
    yes: t('global.yes'),
    no: t('global.no'),
  })
  if (lines.length === 0) return <span className="subtle not-on-card">—</span>
  return (
    <span className="small audit-changes">
      {lines.map(({ name, text }) => (
        <span key={name ?? ''} className="cell-under">
          {name !== undefined && <span className="subtle">{name}: </span>}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  )
}

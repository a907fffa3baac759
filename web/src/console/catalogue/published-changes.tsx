import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RollbackChange } from './rollback-query.ts'

/** How many are named; the others are counted. */
const named = 6

/** What publishing or rolling back changes, in short: the SKUs, how many licences have them, and the warnings. */
export const PublishedChanges = ({ changes }: { readonly changes: readonly RollbackChange[] }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const warnings = changes.reduce((sum, change) => sum + change.warnings.length, 0)
  const licences = changes.reduce((sum, change) => sum + change.licences, 0)
  const more = changes.length - named
  return (
    <>
      <ul className="publish-facts small">
        {changes.slice(0, named).map(({ id, before, after }) => (
          <li key={id}>
            {after.name} <span className="subtle mono tiny">{id}</span>
            {before?.published === true && !after.published && ` · ${t('catalogue:taken_off')}`}
          </li>
        ))}
        {more > 0 && <li className="subtle">{t('catalogue:and_more', { count: more })}</li>}
      </ul>
      {licences > 0 && <p className="small muted">{t('catalogue:publish_licences', { count: licences })}</p>}
      {warnings > 0 && (
        <p className="row top small publish-warning">
          <TriangleAlert size={14} />
          {t('catalogue:publish_warnings', { count: warnings })}
        </p>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SwitchMatrixProps {
  readonly label: string
  /** What the rows are. */
  readonly rows: string
  readonly columns: readonly { readonly name: string; readonly title: string; readonly hint?: string }[]
  /** The rows: a person each, with a switch below each column, and what can be done with them. */
  readonly children: ReactNode
}

/** Who may do what: people beside, rights above. */
export const SwitchMatrix = ({ label, rows, columns, children }: SwitchMatrixProps) => {
  const { t } = useTranslation('company')
  return (
    <table className="matrix" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rows}</th>
          {columns.map(({ name, title, hint }) => (
            <th key={name} scope="col" className="cell" title={hint}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="sr">{t('members.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SwitchMatrixProps {
  readonly label: string
  /** What the rows are, such as members. */
  readonly rows: string
  readonly columns: readonly { readonly name: string; readonly title: string; readonly hint?: string }[]
  /** One row per person, with a switch in each column and the row's actions. */
  readonly children: ReactNode
}

/** A permission matrix: people as rows, rights as columns. */
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

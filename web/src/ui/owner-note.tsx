import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tag } from './chip.tsx'

interface OwnerNoteProps {
  readonly owner: Owner
  /** The role or permission through which the user sees it. */
  readonly right: Right
  /** The user can view it but not change it. */
  readonly readOnly?: boolean
  /** The reason; by default, that a colleague shares it. */
  readonly hint?: string
}

/**
 * For pages about others' data: who owns it, through which right the user sees it, and whether it is read-only. Renders
 * nothing for the user's own data.
 */
export const OwnerNote = ({ owner, right, readOnly = false, hint }: OwnerNoteProps) => {
  const { t } = useTranslation()
  if (owner === null) return null
  const role = t(`whose.rights.${right}`)
  return (
    <span className="row wrap">
      <Users size={14} />
      {t(`whose.${owner.through}`, { email: owner.email, role })}
      {readOnly && <Tag hint={hint ?? t('whose.read_only_hint')}>{t('whose.read_only')}</Tag>}
    </span>
  )
}

import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tag } from './chip.tsx'

interface OwnerNoteProps {
  readonly owner: Owner
  /** The role or permission that shows it. */
  readonly right: Right
  /** It can be looked at and not changed. */
  readonly readOnly?: boolean
  /** Why; that a colleague shares it unless told. */
  readonly hint?: string
}

/** On pages about others' things: whose it is, by which right one sees it, and whether one may only look. Nothing on one's own. */
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

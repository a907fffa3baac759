import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../api/profile.ts'
import { signOut } from '../../api/sign-out.ts'
import { askFirst } from '../../ui/form/ask-first.ts'

/** Says on every page that an operator is acting for the customer here, and lets them stop. */
export const ActingBar = () => {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  if (profile === undefined || profile.acting_operator === null) return null
  return (
    <output className="bar-line">
      <UserRoundCheck size={14} />
      {t('shell.acting', { name: profile.acting_operator, email: profile.email })}
      <button type="button" className="link" onClick={() => void askFirst(signOut)}>
        {t('shell.acting_end')}
      </button>
    </output>
  )
}

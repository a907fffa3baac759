import { Link, useLocation } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isConfirmed, isReady } from '../../api/standing.ts'
import type { Access } from './menu.ts'

/** Says on every page what an unconfirmed e-mail blocks, before anybody tries it. The profile page has its own notice. */
export const UnconfirmedBar = ({ access: { profile, features } }: { access: Access }) => {
  const { t } = useTranslation()
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/profile' })
  if (isThere || isConfirmed(profile, features) || !isReady(profile, features)) return null
  return (
    <output className="bar-line">
      <MailWarning size={14} />
      {t('shell.unconfirmed')}
      <Link to="/profile" className="link">
        {t('shell.unconfirmed_action')}
      </Link>
    </output>
  )
}

import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LookMenu } from '../../app/shell/look-menu.tsx'
import { initialsOf } from '../../lib/initials.ts'
import { askFirst } from '../../ui/form/ask-first.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMe } from '../me.ts'
import { paths } from '../paths.ts'
import { signOut } from '../sign-out.ts'

/** The signed-in operator and role, theme and language, and log out. */
export const OperatorBox = () => {
  const { t } = useTranslation(['operator', 'app'])
  const { name, email, role } = useMe()
  return (
    <section className="me" aria-label={t('app:shell.account_menu')}>
      <Link to={paths.security} className="me-link" title={email}>
        <span className="avatar staff" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="grow me-name">
          <span className="small strong cut">{name}</span>
          <span className="tiny subtle cut">{t(`roles.${role}`)}</span>
        </span>
      </Link>
      <LookMenu />
      <IconButton icon={LogOut} label={t('app:shell.log_out')} onClick={() => void askFirst(signOut)} />
    </section>
  )
}

import type { Profile } from '@foyer/contract/account/profile.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { signOut } from '../../api/sign-out.ts'
import { initialsOf } from '../../lib/initials.ts'
import { askFirst } from '../../ui/form/ask-first.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { LookMenu } from './look-menu.tsx'

/** The menu at the bottom: who is signed in, theme and language, and log out. */
export const AccountBox = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const name = fullName(profile)
  const shown = name === '' ? profile.email : name
  return (
    <nav className="me" aria-label={t('shell.account_menu')}>
      <Link to="/profile" className="me-link" title={profile.email}>
        <span className="avatar" aria-hidden="true">
          {initialsOf(shown)}
        </span>
        <span className="grow me-name">
          <span className="small strong cut">{shown}</span>
          {name !== '' && <span className="tiny subtle cut">{profile.email}</span>}
        </span>
      </Link>
      <NoticeBell />
      <LookMenu />
      <IconButton icon={LogOut} label={t('shell.log_out')} onClick={() => void askFirst(signOut)} />
    </nav>
  )
}

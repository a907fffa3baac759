import '../../ui/button.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { dropLinkToken } from '../../api/link-token.ts'
import { useLinkToken } from '../../api/use-link-token.ts'
import { tabStore } from '../../lib/storage.ts'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NewPasswordForm } from '../../ui/form/new-password-form.tsx'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { Door } from './door.tsx'

interface FormProps {
  readonly token: string
  readonly onSaved: () => void
  readonly onDead: (error: Error) => void
}

const PasswordForm = ({ token, onSaved, onDead }: FormProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <NewPasswordForm
      names={{ password: t('security.new'), repeat_password: t('security.repeat') }}
      eye={{ showLabel: t('security.show'), hideLabel: t('security.hide') }}
      hint={t('staff:choose_password.hint')}
      action={t('staff:choose_password.action')}
      send={(password) =>
        answerOf(api.POST('/operator/api/v1/reset_password', { headers: { 'Email-Token': token }, body: { password } }))
      }
      renderProblem={(error) =>
        !(error instanceof Failure && error.isOfFields) && (
          <Banner tone="danger" said="alert">
            {t('staff:choose_password.failed')}
          </Banner>
        )
      }
      onSaved={onSaved}
      onDead={onDead}
    />
  )
}

const BackLink = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <p className="muted">
      <Link to={paths.signIn} className="link">
        {t('staff:recovery.back')}
      </Link>
    </p>
  )
}

/** No link would help them, so none is offered. */
const Blocked = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <Door title={t('staff:choose_password.blocked_title')} about={t('staff:choose_password.blocked_text')} isAnswer>
      <BackLink />
    </Door>
  )
}

const Dead = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <Door title={t('staff:choose_password.dead_title')} about={t('staff:choose_password.dead_text')} isAnswer>
      <Link to={paths.recovery} className={buttonClass({ kind: 'primary', size: 'l', wide: true })}>
        {t('staff:choose_password.ask_again')}
      </Link>
      <BackLink />
    </Door>
  )
}

/** Where the links of invites and recovery mails lead. */
export const PasswordPage = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const token = useLinkToken()
  const [stage, setStage] = useState<'choosing' | 'saved' | 'dead' | 'blocked'>('choosing')
  // Drops the token: returning to this page in the same tab must not use the link again.
  const end = (how: typeof stage): void => {
    dropLinkToken(tabStore, paths.choosePassword)
    setStage(how)
  }
  if (token === undefined || stage === 'dead') return <Dead />
  if (stage === 'blocked') return <Blocked />
  if (stage === 'saved')
    return (
      <Door title={t('staff:choose_password.done_title')} about={t('staff:choose_password.done_text')} isAnswer>
        <Link to={paths.signIn} className={buttonClass({ kind: 'primary', size: 'l', wide: true })}>
          {t('staff:choose_password.sign_in')}
        </Link>
      </Door>
    )
  return (
    <Door title={t('staff:choose_password.title')} about={t('staff:choose_password.about')}>
      <PasswordForm
        token={token}
        onSaved={() => end('saved')}
        onDead={(error) => end(error instanceof Failure && error.code === 'account_blocked' ? 'blocked' : 'dead')}
      />
    </Door>
  )
}

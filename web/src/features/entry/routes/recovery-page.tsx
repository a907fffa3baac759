import '../entry.css'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropLinkToken } from '../../../api/link-token.ts'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { tabStore } from '../../../lib/storage.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { NewPasswordPart } from '../recovery/new-password-form.tsx'
import { RecoveryRequestForm } from '../recovery/request-form.tsx'

interface PartProps {
  readonly title: string
  readonly text: ReactNode
  readonly children: ReactNode
}

const Part = ({ title, text, children }: PartProps) => (
  <>
    <Heading>{title}</Heading>
    <p className="muted">
      <output>{text}</output>
    </p>
    {children}
  </>
)

const SignInLink = () => {
  const { t } = useTranslation('entry')
  return (
    <Link to="/auth/signin" className={buttonClass({ kind: 'primary', size: 'l', wide: true })}>
      {t('recovery.sign_in')}
    </Link>
  )
}

const BackLink = () => {
  const { t } = useTranslation('entry')
  return (
    <p className="muted auth-next">
      <Link to="/auth/signin" className="link">
        {t('recovery.back')}
      </Link>
    </p>
  )
}

const Request = () => {
  const { t } = useTranslation('entry')
  const [email, setEmail] = useState<string>()
  if (email === undefined) {
    return (
      <Part title={t('recovery.title')} text={t('recovery.about')}>
        <RecoveryRequestForm onSent={setEmail} />
        <BackLink />
      </Part>
    )
  }
  return (
    <Part title={t('recovery.sent_title')} text={t('recovery.sent_text', { email })}>
      <p className="small subtle">{t('recovery.sent_hint')}</p>
      <p className="auth-next">
        <Button onClick={() => setEmail(undefined)}>{t('recovery.again')}</Button>
      </p>
      <BackLink />
    </Part>
  )
}

type Stage = 'choosing' | 'saved' | 'dead'

const Reset = ({ token, onAgain }: { token: string; onAgain: () => void }) => {
  const { t } = useTranslation('entry')
  const [stage, setStage] = useState<Stage>('choosing')
  // Drops the token: returning to this page in the same tab must not use the link again.
  const end = (how: Stage): void => {
    dropLinkToken(tabStore, '/auth/recovery')
    setStage(how)
  }
  if (stage === 'saved') {
    return (
      <Part title={t('recovery.done_title')} text={t('recovery.done_text')}>
        <SignInLink />
      </Part>
    )
  }
  if (stage === 'dead') {
    return (
      <Part title={t('recovery.dead_title')} text={t('recovery.dead_text')}>
        <Button kind="primary" size="l" wide onClick={onAgain}>
          {t('recovery.request')}
        </Button>
        <BackLink />
      </Part>
    )
  }
  return (
    <Part title={t('recovery.new_title')} text={t('recovery.new_about')}>
      <NewPasswordPart token={token} onSaved={() => end('saved')} onDead={() => end('dead')} />
    </Part>
  )
}

/** /auth/recovery: requests the mail; with the token of that mail, sets the new password. */
export const RecoveryPage = () => {
  const { t } = useTranslation('entry')
  const token = useLinkToken()
  const [wanted, setWanted] = useState(token !== undefined)
  usePageTitle(t('recovery.title'))
  return token !== undefined && wanted ? <Reset token={token} onAgain={() => setWanted(false)} /> : <Request />
}

import './link-page.css'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../api/failure.ts'
import { Logo, useBrand } from './brand.tsx'
import { buttonClass } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { FailureState } from './failure-state.tsx'
import { usePageTitle } from './page-title.ts'

interface LinkPageProps {
  /** The page's name, for the document's title. */
  readonly title: string
  readonly children: ReactNode
}

/** The frame of pages that mailed links open: the brand above a single card. Works signed in and signed out. */
export const LinkPage = ({ title, children }: LinkPageProps) => {
  const { brand } = useBrand()
  usePageTitle(title)
  return (
    <div className="link-page">
      <header>
        <Link to="/" className="link-page-brand">
          <Logo />
          {brand}
        </Link>
      </header>
      <main className="link-card">{children}</main>
    </div>
  )
}

/** The server rejects the link's token. This says nothing about the signed-in user. */
const isDeadLink = (error: unknown): error is Failure =>
  error instanceof Failure && [401, 403, 404, 410].includes(error.status)

interface LinkFailureProps {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** What to do about a dead link, such as requesting a new one, beside the way home. */
  readonly action?: ReactNode
}

/** The card's content when the link does not work. */
export const LinkFailure = ({ error, onRetry, action }: LinkFailureProps) => {
  const { t } = useTranslation()
  if (!isDeadLink(error)) return <FailureState error={error} onRetry={onRetry} />
  const text = error.code === 'link_expired' ? t('link_page.expired_text') : t('link_page.invalid_text')
  return (
    <EmptyState
      icon={Link2Off}
      tone="bad"
      level={1}
      title={t('link_page.invalid_title')}
      text={<span role="alert">{text}</span>}
      actions={
        <>
          {action}
          <Link to="/" className={buttonClass()}>
            {t('errors.home')}
          </Link>
        </>
      }
    />
  )
}

interface LinkSuccessProps {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** The card's content when the link has done its work. */
export const LinkSuccess = ({ title, text, action }: LinkSuccessProps) => (
  <EmptyState
    icon={CircleCheck}
    tone="good"
    level={1}
    title={title}
    text={<output>{text}</output>}
    {...(action !== undefined && { actions: action })}
  />
)

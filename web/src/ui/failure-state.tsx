import { Link, useMatches } from '@tanstack/react-router'
import { CloudOff, Lock, RotateCw, SearchX, ServerCrash, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, statusOf } from '../api/failure.ts'
import { Button, buttonClass } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { EmptyState } from './empty-state.tsx'
import { unnamed, usePageTitle } from './page-title.ts'

type Kind = 'not_found' | 'no_access' | 'server' | 'network' | 'failed'

const failureKind = (error: unknown): Kind => {
  const status = statusOf(error)
  if (status === 0) return 'network'
  if (status === 404) return 'not_found'
  if (status === 403) return 'no_access'
  return status !== undefined && status >= 500 ? 'server' : 'failed'
}

const icons = { not_found: SearchX, no_access: Lock, server: ServerCrash, network: WifiOff, failed: CloudOff } as const

const titles = {
  not_found: 'errors.not_found_title',
  no_access: 'errors.no_access_title',
  server: 'errors.server_title',
  network: 'errors.network_title',
  failed: 'errors.failed_title',
} as const

const texts = {
  not_found: 'errors.not_found_text',
  no_access: 'errors.no_access_text',
  server: 'errors.server_text',
  network: 'errors.network_text',
  failed: 'errors.server_text',
} as const

interface FailureStateProps {
  readonly error: unknown
  readonly onRetry?: () => unknown
  /** The heading's level: 1 for a whole page, 2 for a panel. */
  readonly level?: 1 | 2
}

export const Retry = ({ onRetry }: { onRetry: () => unknown }) => {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void retry()}>
      <RotateCw />
      {t('global.retry')}
    </Button>
  )
}

/** The way out of a page that has nothing to show: to the target of its back button. */
const Leave = () => {
  const { t } = useTranslation()
  const back = useMatches().at(-1)?.staticData.back
  return (
    <Link to={back ?? '/'} className={buttonClass()}>
      {t(back === undefined ? 'errors.home' : 'shell.back')}
    </Link>
  )
}

/** Titles the page after the error. The breadcrumbs keep a place for the object only if it may still load. */
const Named = ({ title, mayPass }: { title: string; mayPass: boolean }) => {
  usePageTitle(title, mayPass ? unnamed : title)
  return null
}

/** What could not be loaded and why, with the next step and the request's id for support. */
export const FailureState = ({ error, onRetry, level = 1 }: FailureStateProps) => {
  const { t } = useTranslation()
  const kind = failureKind(error)
  const requestId = error instanceof Failure ? error.requestId : undefined
  const mayPass = kind !== 'not_found' && kind !== 'no_access'
  const retry = mayPass && onRetry !== undefined ? <Retry onRetry={onRetry} /> : undefined
  const actions = mayPass || level === 2 ? retry : <Leave />
  return (
    <EmptyState
      icon={icons[kind]}
      tone={mayPass ? 'bad' : 'calm'}
      level={level}
      title={t(titles[kind])}
      text={t(texts[kind])}
      actions={actions}
    >
      {level === 1 && <Named title={t(titles[kind])} mayPass={mayPass} />}
      {requestId !== undefined && (
        <span className="row tiny subtle">
          {t('errors.request')} <span className="mono">{requestId}</span>
          <CopyButton value={requestId} name={t('errors.request')} />
        </span>
      )}
    </EmptyState>
  )
}

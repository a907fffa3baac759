import { useLocation } from '@tanstack/react-router'
import { MonitorDown, Share, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePushSuggestion } from '../notices/use-push-suggestion.ts'
import { dismissInstall, type InstallWay, promptInstall, useInstallWay } from './install-way.ts'

type Place = 'before' | 'after'

/**
 * Above the page if installing was possible when the page opened. If the browser offers it later, the banner goes below
 * the page, because above it would push the page down.
 */
const usePlace = (way: InstallWay): Place => {
  const page = useLocation({ select: ({ pathname }) => pathname })
  const placeNow = way === undefined ? 'after' : 'before'
  const [opened, setOpened] = useState<{ readonly page: string; readonly place: Place }>({ page, place: placeNow })
  if (opened.page === page) return opened.place
  setOpened({ page, place: placeNow })
  return placeNow
}

interface InstallBannerProps {
  readonly place: Place
  /** The banner's place is reserved, but it is not shown yet. */
  readonly waits?: boolean
}

/**
 * Offers to install the portal as an app: through the browser's prompt, or by instructions on iOS. Only one suggestion
 * is shown at a time, and notifications come first.
 */
export const InstallBanner = ({ place, waits = false }: InstallBannerProps) => {
  const { t } = useTranslation()
  const way = useInstallWay()
  const here = usePlace(way)
  const waitsItsTurn = usePushSuggestion()
  if (way === undefined || here !== place || waits || waitsItsTurn) return null
  const Icon = way === 'prompt' ? MonitorDown : Share
  return (
    <section className="install" aria-label={t('install.title')}>
      <Icon size={20} />
      <div className="grow">
        <div className="strong">{t('install.title')}</div>
        <div className="small muted">{way === 'prompt' ? t('install.text') : t('install.ios')}</div>
      </div>
      {way === 'prompt' && (
        <Button size="s" onClick={() => void promptInstall()}>
          {t('install.action')}
        </Button>
      )}
      <IconButton icon={X} label={t('install.dismiss')} onClick={dismissInstall} />
    </section>
  )
}

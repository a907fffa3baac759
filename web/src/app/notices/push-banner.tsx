import { Link, useLocation } from '@tanstack/react-router'
import { BellRing, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { declinePush, usePushSuggestion } from './use-push-suggestion.ts'

/** Suggests turning on notifications, once per browser. It is not shown on the page that has the switch for them. */
export const PushBanner = () => {
  const { t } = useTranslation()
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/notifications' })
  const isSuggested = usePushSuggestion()
  if (isThere || !isSuggested) return null
  return (
    <section className="install" aria-label={t('pages.notifications')}>
      <BellRing size={20} />
      <div className="grow small">{t('shell.push_hint')}</div>
      <Link to="/notifications" className={buttonClass({ size: 's' })}>
        {t('shell.push_hint_action')}
      </Link>
      <IconButton icon={X} label={t('install.dismiss')} onClick={declinePush} />
    </section>
  )
}

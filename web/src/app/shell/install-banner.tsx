import { MonitorDown, Share, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { dismissInstall, promptInstall, useInstallWay } from '../install-offer.ts'

/** Offers to install the portal as an app: by the browser's prompt, on iOS by instructions. */
export const InstallBanner = () => {
  const { t } = useTranslation()
  const way = useInstallWay()
  if (way === undefined) return null
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

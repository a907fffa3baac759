import './auth-layout.css'
import '../../ui/button.css'
import { Link, Outlet } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { switchLocale } from '../../ui/switch-locale.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { SoundWave } from './sound-wave.tsx'

const year = new Date().getFullYear()

const LanguageSwitch = () => {
  const other = useLocale() === 'ru' ? 'en' : 'ru'
  return (
    <Button kind="quiet" size="s" lang={other} onClick={() => void switchLocale(other)}>
      <Languages />
      {localeNames[other]}
    </Button>
  )
}

/** The frame of the signed-out pages: brand and language above, the form, and an illustration beside it. */
export const AuthLayout = () => {
  const { t } = useTranslation('auth')
  const { brand, contact } = useBrand()
  return (
    <div className="auth">
      <div className="auth-main">
        <header className="row between">
          <Link to="/" className="auth-brand">
            <Logo />
            {brand}
          </Link>
          <LanguageSwitch />
        </header>
        <main className="auth-form">
          <Outlet />
        </main>
        <footer className="auth-foot">
          <span>{t('foot.rights', { year })}</span>
          {contact !== undefined && <a href={contact.url}>{contact.label}</a>}
        </footer>
      </div>
      <aside className="auth-art" aria-label={t('about.label')}>
        <SoundWave />
        <p>{t('about.words')}</p>
      </aside>
    </div>
  )
}

import './sign-in.css'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { switchLocale } from '../../ui/switch-locale.ts'
import { useLocale } from '../../ui/use-locale.ts'

interface DoorProps {
  readonly title: string
  readonly about: ReactNode
  /** Read out when it replaces what stood here before. */
  readonly isAnswer?: boolean
  readonly children: ReactNode
}

/** The frame of the console's pages for people who are not signed in, clearly separate from the customers'. */
export const Door = ({ title, about, isAnswer = false, children }: DoorProps) => {
  const { t } = useTranslation('operator')
  const { brand } = useBrand()
  const other = useLocale() === 'ru' ? 'en' : 'ru'
  usePageTitle(title)
  return (
    <div className="console-door">
      <main className="console-door-box">
        <header className="row">
          <Logo />
          <span className="grow console-door-brand">
            <span className="strong cut">{brand}</span>
            <span className="tiny subtle">{t('shell.operator')}</span>
          </span>
          <Button kind="quiet" size="s" lang={other} onClick={() => void switchLocale(other)}>
            <Languages />
            {localeNames[other]}
          </Button>
        </header>
        <div className="stack tight">
          <Heading>{title}</Heading>
          <p className="muted">{isAnswer ? <output>{about}</output> : about}</p>
        </div>
        {children}
      </main>
      <footer className="tiny subtle">
        {t('sign_in.customer')} {/* The portal is another application, so this is a full page load. */}
        <a href="/auth/signin">{t('sign_in.portal')}</a>
      </footer>
    </div>
  )
}

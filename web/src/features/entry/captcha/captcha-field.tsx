import './captcha.css'
import { CircleAlert, LoaderCircle, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RecaptchaBox } from './recaptcha-box.tsx'
import type { Captcha } from './use-captcha.ts'

const icons: Readonly<Record<'working' | 'solved' | 'failed', LucideIcon>> = {
  working: LoaderCircle,
  solved: ShieldCheck,
  failed: CircleAlert,
}

/** The line of a form that shows the state of its captcha. */
export const CaptchaField = ({ captcha, error }: { captcha: Captcha; error: string | undefined }) => {
  const { t } = useTranslation('entry')
  const { status, widget, round, answer, reset } = captcha
  const shown = status === 'asking' ? 'working' : status
  const Icon = icons[shown]
  return (
    <fieldset className="stack tight">
      <legend className="sr">{t('captcha.label')}</legend>
      {widget === undefined ? (
        <div className="captcha" data-status={shown}>
          <Icon />
          <output className="grow">{t(`captcha.${shown}`)}</output>
          {status === 'failed' && (
            <Button size="s" onClick={reset}>
              {t('captcha.again')}
            </Button>
          )}
        </div>
      ) : (
        <RecaptchaBox key={round} widget={widget} onAnswer={answer} onBroken={reset} />
      )}
      {error !== undefined && (
        <p className="error" role="alert">
          <CircleAlert size={12} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}

import type { RecaptchaWidget } from '@foyer/contract/account/captcha.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { recaptchaScript } from './recaptcha-script.ts'

interface RecaptchaBoxProps {
  readonly widget: RecaptchaWidget
  readonly onAnswer: (token: string | undefined) => void
  readonly onBroken: () => void
}

/** The theme as the page shows it: the visitor's choice, else the device's. */
const isDark = (): boolean =>
  (document.documentElement.dataset['theme'] ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'

/** Google's checkbox. Its answer expires after two minutes, and then it asks again by itself. */
export const RecaptchaBox = ({ widget, onAnswer, onBroken }: RecaptchaBoxProps) => {
  const { t } = useTranslation('entry')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const answered = useEffectEvent(onAnswer)
  const { data: script, isError } = useQuery({
    queryKey: ['recaptcha', widget.script_url, locale],
    queryFn: async () => ({ recaptcha: await recaptchaScript(widget.script_url, locale) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    // React mounts twice in development; a box that is already filled stays.
    if (script === undefined || box.current === null || box.current.childElementCount > 0) return
    const place = document.createElement('div')
    box.current.append(place)
    script.recaptcha.render(place, {
      sitekey: widget.site_key,
      theme: isDark() ? 'dark' : 'light',
      callback: (token) => answered(token),
      'expired-callback': () => answered(undefined),
    })
  }, [script, widget.site_key])
  return (
    <>
      <div ref={box} className="captcha-widget" hidden={isError} />
      {isError && (
        <div className="captcha" data-status="failed">
          <output className="grow">{t('captcha.failed')}</output>
          <Button size="s" onClick={onBroken}>
            {t('captcha.again')}
          </Button>
        </div>
      )}
    </>
  )
}

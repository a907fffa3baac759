import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { useLocale } from '../../../ui/use-locale.ts'

/** Long enough for the new tab to have read it. */
const readMs = 60_000

const openPdf = (base64: string): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}

/** "I accept the terms of use", where the terms open in a tab of their own. */
export const TermsLabel = () => {
  const { t } = useTranslation('entry')
  const locale = useLocale()
  const opening = useMutation({
    mutationFn: async () => {
      const terms = await answerOf(api.GET('/billing/api/v1/legal/terms', { params: { query: { locale } } }))
      openPdf(terms.document)
    },
  })
  return (
    <>
      {t('sign_up.terms')}{' '}
      <button type="button" className="link" disabled={opening.isPending} onClick={() => opening.mutate()}>
        {t('sign_up.terms_link')}
      </button>
    </>
  )
}

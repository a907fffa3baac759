import type { Profile } from '@foyer/contract/account/profile.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyClosingDialog } from '../closing/lazy-closing-dialog.ts'
import { useExport } from '../use-export.ts'

/** The ways out for people who do not accept the terms. Closing asks for the password, so without one there is only the first. */
export const Declining = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useExport()
  const [closing, setClosing] = useState(false)
  if (profile.acting_operator !== null) return null
  return (
    <div className="terms-declining small">
      <span className="muted">{t('terms.declined')}</span>
      <button type="button" className="link" aria-busy={isPending} onClick={() => !isPending && mutate()}>
        {t('export.action')}
      </button>
      {profile.password_filled && (
        <button type="button" className="link" onClick={() => setClosing(true)}>
          {t('closing.open')}
        </button>
      )}
      {closing && <LazyClosingDialog onClose={() => setClosing(false)} />}
    </div>
  )
}

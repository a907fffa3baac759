import type { Profile } from '@foyer/contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { isConfirmed } from '../../../api/standing.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'

/** The sign-in e-mail. It changes through a link sent to the new address, not by saving the form. */
export const EmailLine = ({ profile, onChange }: { profile: Profile; onChange: () => void }) => {
  const { t } = useTranslation('account')
  const { data: features } = useQuery(featuresQuery)
  const confirms = features?.account_confirmation === true
  return (
    <div className="account-line">
      <div className="grow">
        <div className="label">{t('email')}</div>
        <div className="row wrap">
          <span>{profile.email}</span>
          {confirms && (
            <Chip
              tone={isConfirmed(profile, features) ? 'ok' : 'warn'}
              icon={profile.email_confirmed ? CircleCheck : CircleAlert}
            >
              {profile.email_confirmed ? t('confirmed') : t('unconfirmed')}
            </Chip>
          )}
        </div>
      </div>
      {confirms && profile.password_filled && (
        <Button size="s" aria-label={`${t('email_change.open')}: ${t('email')}`} onClick={onChange}>
          {t('email_change.open')}
        </Button>
      )}
    </div>
  )
}

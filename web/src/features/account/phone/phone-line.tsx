import type { Profile } from '@foyer/contract/account/profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { bodyOf, valuesOf } from '../profile/profile-values.ts'
import { saveProfile } from '../queries.ts'

/** Removes the phone from the profile and leaves everything else as saved. */
const useRemoval = () => {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // The body contains every field, so load the latest values first: changes made elsewhere meanwhile must not be undone.
      const known = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      const saved = await saveProfile(bodyOf(valuesOf(known), { phone: null }))
      queryClient.setQueryData(profileQuery.queryKey, saved)
    },
    meta: { success: t('phone.removed') },
  })
}

const RemoveButton = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('account')
  const [asks, setAsks] = useState(false)
  const { mutateAsync } = useRemoval()
  return (
    <>
      <Button
        size="s"
        kind="quiet"
        aria-label={`${t('phone.remove')}: ${t('phone.label')}`}
        onClick={() => setAsks(true)}
      >
        {t('phone.remove')}
      </Button>
      {asks && (
        <Confirm
          title={t('phone.remove_title', { phone })}
          action={t('phone.remove')}
          onConfirm={() => mutateAsync()}
          onClose={() => setAsks(false)}
        >
          <p className="muted">{t('phone.remove_text')}</p>
        </Confirm>
      )}
    </>
  )
}

/** The phone and its state. It is entered and confirmed in a dialog. */
export const PhoneLine = ({ profile, onChange }: { profile: Profile; onChange: () => void }) => {
  const { t } = useTranslation('account')
  const { phone, phone_confirmed } = profile
  const action = phone === null ? t('phone.add') : phone_confirmed ? t('phone.change') : t('phone.confirm')
  return (
    <div className="account-line">
      <div className="grow">
        <div className="label">{t('phone.label')}</div>
        <div className="row wrap">
          <span className={phone === null ? 'subtle' : undefined}>{phone ?? t('phone.none')}</span>
          {phone !== null && (
            <Chip tone={phone_confirmed ? 'ok' : 'warn'} icon={phone_confirmed ? CircleCheck : CircleAlert}>
              {phone_confirmed ? t('phone.confirmed') : t('phone.unconfirmed')}
            </Chip>
          )}
        </div>
      </div>
      <Button size="s" aria-label={`${action}: ${t('phone.label')}`} onClick={onChange}>
        {action}
      </Button>
      {phone !== null && <RemoveButton phone={phone} />}
    </div>
  )
}

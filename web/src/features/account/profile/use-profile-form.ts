import type { Profile } from '@foyer/contract/account/profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { takeOver } from '../../../ui/form/take-over.ts'
import { type SaveForm, useSaveForm } from '../../../ui/form/use-save-form.ts'
import { saveProfile } from '../queries.ts'
import { bodyOf, profileForm, type ProfileValues, valuesOf } from './profile-values.ts'

export type FieldLabels = Readonly<Record<string, string>>

/** The label of every field, by path. */
export const useFieldLabels = (): FieldLabels => {
  const { t } = useTranslation('account')
  return {
    name: t('name'),
    second_name: t('second_name'),
    country: t('country'),
    locale: t('language'),
    notification_emails: t('notification_emails'),
    newsletter: t('newsletter'),
    legal_name: t('billing.legal_name'),
    tax_id: t('billing.tax_id'),
    buyer_reference: t('billing.buyer_reference'),
    'address.line1': t('billing.line1'),
    'address.line2': t('billing.line2'),
    'address.city': t('billing.city'),
    'address.region': t('billing.region'),
    'address.postal_code': t('billing.postal_code'),
    'address.country': t('country'),
    password: t('password.new'),
    repeat_password: t('password.repeat'),
    current_password: t('password.current'),
  }
}

export interface ProfileForm extends SaveForm<ProfileValues> {
  readonly labels: FieldLabels
}

/** The profile form. The saved profile in the answer is what the whole portal uses from then on. */
export const useProfileForm = (profile: Profile): ProfileForm => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const labels = useFieldLabels()
  const saved = useMemo(() => valuesOf(profile), [profile])
  const schema = useMemo(() => profileForm(profile.password_filled), [profile.password_filled])
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, before }: { readonly values: ProfileValues; readonly before: ProfileValues }) => {
      // The body contains every field, so load the latest values first: fields that were not changed here must not undo
      // changes made elsewhere.
      const known = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      const body = bodyOf(takeOver(values, before, valuesOf(known)), known)
      queryClient.setQueryData(profileQuery.queryKey, await saveProfile(body))
      // Another country means another tax. Removed, so that the shop does not show the earlier sums first.
      queryClient.removeQueries({ queryKey: ['quote'] })
      // A changed password ends other sessions.
      await queryClient.invalidateQueries({ queryKey: ['sessions'] })
    },
    meta: { success: t('global.saved'), ownFields: true },
  })
  const parts: SaveForm<ProfileValues> = useSaveForm({
    saved,
    schema,
    names: labels,
    save: (values) => mutateAsync({ values, before: parts.form.getInitialValues() }),
  })
  return { labels, ...parts }
}

import '../account.css'
import type { Profile } from '@foyer/contract/account/profile.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BillingPart } from './billing-part.tsx'
import { type ContactDialog, ContactPart } from './contact-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { PersonalPart } from './personal-part.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Facts that the vendor sets and that cannot be edited here. */
const FixedFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation(['account', 'app'])
  return (
    <Panel title={t('parts.fixed')}>
      <FactList>
        <Fact name={t('currency')} remark={t('currency_hint')}>
          {profile.currency}
        </Fact>
        <Fact name={t('manager')}>{profile.manager_name ?? t('app:global.none')}</Fact>
      </FactList>
    </Panel>
  )
}

/** Loaded when opened. They have forms of their own, so they are rendered beside this form and not inside it. */
const dialogs = {
  email: lazyPart(async () => (await import('../email/email-dialog.tsx')).EmailDialog),
  phone: lazyPart(async () => (await import('../phone/phone-dialog.tsx')).PhoneDialog),
}

/** The whole profile, saved at once. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState<ContactDialog>()
  const profileForm = useProfileForm(profile)
  const Dialog = open === undefined ? undefined : dialogs[open]
  return (
    <>
      <form className="account-form" noValidate onSubmit={profileForm.onSubmit}>
        {!profile.password_filled && <PasswordPart filled={false} username={profile.email} profileForm={profileForm} />}
        <PersonalPart {...profileForm} />
        <ContactPart profile={profile} profileForm={profileForm} onOpen={setOpen} />
        <BillingPart {...profileForm} />
        {profile.password_filled && <PasswordPart filled username={profile.email} profileForm={profileForm} />}
        <FixedFacts profile={profile} />
        <div className={profileForm.canCancel ? 'account-dock open' : 'account-dock'}>
          <SaveBar form={profileForm} action={t('save')} />
        </div>
      </form>
      {Dialog !== undefined && <Dialog profile={profile} onClose={() => setOpen(undefined)} />}
    </>
  )
}

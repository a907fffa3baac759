import type { Profile } from '@foyer/contract/account/profile.ts'
import { notificationEmailsMost as mostEmails } from '@foyer/contract/vocabulary/constants.ts'
import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../../api/features.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChipsField } from '../../../ui/chips-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EmailLine } from '../email/email-line.tsx'
import { PhoneLine } from '../phone/phone-line.tsx'
import type { ProfileForm } from './use-profile-form.ts'

export type ContactDialog = 'email' | 'phone'

interface ContactPartProps {
  readonly profile: Profile
  readonly profileForm: ProfileForm
  readonly onOpen: (dialog: ContactDialog) => void
}

const isEmail = (entry: string): boolean => Email.safeParse(entry).success

/** How to reach the person: the sign-in e-mail, the phone, and further addresses for mails. */
export const ContactPart = ({ profile, profileForm: { form, labels }, onOpen }: ContactPartProps) => {
  const { t } = useTranslation(['account', 'app'])
  const { data: features } = useQuery(featuresQuery)
  const emails = form.values.notification_emails
  const unconfirmed = new Set(profile.unconfirmed_emails)
  const waiting = emails.filter((email) => unconfirmed.has(email))
  return (
    <Panel title={t('parts.contact')}>
      <div className="stack s5">
        <EmailLine profile={profile} onChange={() => onOpen('email')} />
        <PhoneLine profile={profile} onChange={() => onOpen('phone')} />
        <div className="stack s2">
          <ChipsField
            label={labels['notification_emails'] ?? ''}
            hint={t('notification_emails_hint')}
            placeholder="name@example.com"
            values={emails}
            wrongOf={(email) => (isEmail(email) ? undefined : t('app:invalid_email'))}
            removeLabel={(address) => t('remove_address', { address })}
            error={emails.length > mostEmails ? t('notification_emails_most', { most: mostEmails }) : undefined}
            onChange={(values) => form.setFieldValue('notification_emails', values)}
          />
          {waiting.length > 0 && (
            <p className="small muted">{t('notification_emails_waiting', { emails: waiting.join(', ') })}</p>
          )}
        </div>
        {features?.contacts === true && (
          <Checkbox
            label={labels['newsletter']}
            checked={form.values.newsletter}
            onChange={({ target }) => form.setFieldValue('newsletter', target.checked)}
          />
        )}
      </div>
    </Panel>
  )
}

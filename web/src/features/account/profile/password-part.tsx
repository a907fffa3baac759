import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordStrength } from '../../../ui/password-strength.tsx'
import { UsernameOfPassword } from '../../../ui/username-of-password.tsx'
import type { ProfileForm } from './use-profile-form.ts'

interface PasswordPartProps {
  readonly filled: boolean
  /** Under which name password managers store the password. */
  readonly username: string
  readonly profileForm: ProfileForm
}

/** A new or first password. The current one is required as soon as a new one is typed. */
export const PasswordPart = ({ filled, username, profileForm: { form, labels } }: PasswordPartProps) => {
  const { t } = useTranslation('account')
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') }
  const entered = form.values.password !== ''
  return (
    <Panel title={t('parts.password')}>
      <p className="muted small account-lead">{filled ? t('password.about') : t('password.first')}</p>
      <UsernameOfPassword value={username} />
      <div className="account-fields">
        <div className="stack s2">
          <PasswordField
            {...eye}
            label={labels['password'] ?? ''}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          {entered && <PasswordStrength password={form.values.password} />}
        </div>
        <PasswordField
          {...eye}
          label={labels['repeat_password'] ?? ''}
          autoComplete="new-password"
          {...form.getInputProps('repeat_password')}
        />
        {filled && entered && (
          <PasswordField
            {...eye}
            label={labels['current_password'] ?? ''}
            hint={t('password.current_hint')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
        )}
      </div>
    </Panel>
  )
}

import './password-strength.css'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from '../lib/password-strength.ts'

/** Shows below a new password how well it would resist guessing. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  return (
    <div className="strength" data-strength={strength}>
      <i />
      <i />
      <i />
      <output>{strength !== 'none' && t(`password_strength.${strength}`)}</output>
    </div>
  )
}

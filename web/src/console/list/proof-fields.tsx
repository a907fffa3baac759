import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMe } from '../me.ts'

interface Typed {
  readonly password: string
  readonly code: string
}

/** Whether the server asks for the password or a code, because the sign-in is too old. */
export const asksForProof = (error: unknown): boolean =>
  error instanceof Failure &&
  error.problems.some(({ source }) => source?.pointer === '/password' || source?.pointer === '/code')

const filled = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed)

/** The fields of the body, without empty ones. */
export const proofOf = ({ password, code }: Typed): Partial<Typed> =>
  defined({ password: filled(password), code: filled(code) })

export const useProofNames = (): Typed => {
  const { t } = useTranslation(['operator', 'staff'])
  return { password: t('staff:proof.password'), code: t('staff:proof.code') }
}

interface ProofFieldsProps {
  /** Why it is asked for. */
  readonly text: string
  /** What the form gives each field. */
  readonly inputs: Readonly<Record<keyof Typed, object>>
}

/** Asked for once the sign-in is too old: someone else may sit at the console. */
export const ProofFields = ({ text, inputs }: ProofFieldsProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const names = useProofNames()
  const { second_factor } = useMe()
  return (
    <>
      <p className="muted">{text}</p>
      <PasswordField
        label={names.password}
        autoComplete="current-password"
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
        {...inputs.password}
      />
      {second_factor.on && (
        <TextField
          label={names.code}
          hint={t('staff:proof.code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...inputs.code}
        />
      )}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { TextField } from '../../ui/text-field.tsx'
import { paths } from '../paths.ts'

/** The customer who has the e-mail already, as long as the field still says so. */
const takenBy = (error: unknown, said: unknown): string | undefined => {
  const problem = error instanceof Failure ? error.problems[0] : undefined
  const id = problem?.meta?.['customer_id']
  return typeof id === 'string' && said === problem?.title ? id : undefined
}

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'error'> {
  readonly error?: ReactNode
  /** What the server refused. */
  readonly refused: unknown
}

/** The e-mail of an account. If it is taken, the message links to the customer who has it. */
export const EmailField = ({ error, refused, ...field }: EmailFieldProps) => {
  const { t } = useTranslation('operator')
  const taken = takenBy(refused, error)
  return (
    <TextField
      type="email"
      maxLength={254}
      autoComplete="off"
      spellCheck={false}
      {...field}
      error={
        taken === undefined ? (
          error
        ) : (
          <>
            {t('customers.taken')} <Link to={paths.customer(taken)}>{t('customers.open_taken')}</Link>
          </>
        )
      }
    />
  )
}

import { t } from 'i18next'
import { Failure } from '../api/failure.ts'

/** The error beside a form that the server refused: the server's own text, in the user's language. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof Failure)) return t('errors.failed_title')
  if (error.status === 0) return t('errors.offline')
  return error.problems[0]?.title ?? t('errors.unknown', { status: error.status })
}

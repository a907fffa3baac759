import type { TFunction } from 'i18next'
import type * as z from 'zod/mini'

export type Issue = z.core.$ZodIssue

/** The codes of our own rules and formats that have an error text. Anything else is simply "incorrect". */
const codeOf = (issue: Issue): string | undefined => {
  if (issue.code === 'custom') return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : undefined
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'invalid_email'
  return undefined
}

const isMissing = (issue: Issue): boolean =>
  (issue.code === 'too_small' && issue.origin === 'string') ||
  (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null || issue.input === ''))

export type FieldNames = Readonly<Record<string, string>>

/** A form's own error texts for its rules; undefined if it has none for this one. */
export type OwnWords = (issue: Issue) => string | undefined

/** The text under a field: that of the broken rule, or else "… is incorrect" with the field's name. */
const messageOf = (issue: Issue, names: FieldNames, t: TFunction): string => {
  const code = codeOf(issue)
  if (code === 'password_min') return t('password_min', { min: 8 })
  if (code === 'password_hint') return t('password_hint')
  if (code === 'password_repeat') return t('password_repeat')
  if (code === 'invalid_email') return t('invalid_email')
  if (code === 'required' || isMissing(issue)) return t('validators.required')
  if (issue.code === 'too_big' && issue.origin === 'string')
    return t('validators.too_long', { most: Number(issue.maximum) })
  const path = issue.path.join('.')
  return t('validators.incorrect', { field: names[path] ?? path })
}

/** The first error of each field that the schema rejects, by path. */
export const messagesOf = (
  schema: z.ZodMiniType,
  values: unknown,
  names: FieldNames,
  t: TFunction,
  own: OwnWords = () => undefined,
): Record<string, string> => {
  const { error } = schema.safeParse(values)
  const messages: Record<string, string> = {}
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= own(issue) ?? messageOf(issue, names, t)
  return messages
}

import { savedReplyTextCap } from '@foyer/contract/operator/saved-reply.ts'
import { writtenPlaceholder } from '@foyer/contract/support/reply-placeholders.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import type { FieldNames, Issue, OwnWords } from '../../ui/form/field-messages.ts'
import { useLocale } from '../../ui/use-locale.ts'

/** An unknown placeholder may be any text in braces, so it is cut. */
const longestShown = 40

const placeholderOf = (issue: Issue): string | undefined => {
  if (issue.code !== 'custom' || issue.params?.['code'] !== 'placeholder_unknown') return undefined
  // As reported by the contract's own rule.
  const { placeholder } = issue.params['meta'] as { readonly placeholder: string }
  return writtenPlaceholder(placeholder.length > longestShown ? `${cut(placeholder, longestShown)}…` : placeholder)
}

/** The form's field labels and its own error texts. */
export const useReplyWords = (): { readonly names: FieldNames; readonly own: OwnWords } => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const own: OwnWords = (issue) => {
    const placeholder = placeholderOf(issue)
    if (placeholder !== undefined) return t('replies.unknown', { placeholder })
    if (issue.code === 'custom' && issue.params?.['code'] === 'no_text') return t('replies.required')
    if (issue.code !== 'too_big' || issue.path[0] !== 'texts') return undefined
    return t('replies.too_long', { most: formatNumber(savedReplyTextCap, locale) })
  }
  const names = { name: t('replies.name'), 'texts.en': t('replies.texts.en'), 'texts.ru': t('replies.texts.ru') }
  return { names, own }
}

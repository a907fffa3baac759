import '../../ui/field.css'
import '../../ui/talk/compose.css'
import { replyPlaceholders, writtenPlaceholder } from '@foyer/contract/support/reply-placeholders.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { UseFormReturnType } from '@mantine/form'
import { Braces } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Toolbar } from '../../ui/talk/toolbar.tsx'
import { typeInto } from '../../ui/talk/type-into.ts'
import type { ReplyValues } from './reply-form.ts'

interface PlaceholderMenuProps {
  readonly locale: Locale
  readonly box: RefObject<HTMLTextAreaElement | null>
}

const PlaceholderMenu = ({ locale, box }: PlaceholderMenuProps) => {
  const { t } = useTranslation('operator')
  // Runs after the menu has returned the focus to its button.
  const put = (words: string): void => {
    requestAnimationFrame(() => {
      if (box.current !== null) typeInto(box.current, words)
    })
  }
  return (
    <Menu
      button={
        <Button kind="quiet" size="s" aria-label={t(`replies.placeholder_of.${locale}`)}>
          <Braces />
          {t('replies.insert_placeholder')}
        </Button>
      }
    >
      {replyPlaceholders.map((name) => (
        <MenuItem key={name} onChoose={() => put(writtenPlaceholder(name))}>
          {t(`replies.placeholders.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

interface ReplyTextProps {
  readonly form: UseFormReturnType<ReplyValues>
  readonly locale: Locale
  readonly disabled: boolean
}

/** The text in one language, with formatting buttons and placeholders. */
export const ReplyText = ({ form, locale, disabled }: ReplyTextProps) => {
  const { t } = useTranslation('operator')
  const box = useRef<HTMLTextAreaElement>(null)
  const path = `texts.${locale}` as const
  const { error, ...input } = form.getInputProps(path)
  return (
    <Field label={t(`replies.texts.${locale}`)} error={error}>
      {(wiring) => (
        <div className={error === undefined || error === null ? 'compose' : 'compose invalid'}>
          {!disabled && (
            <div className="compose-head">
              <Toolbar box={box} disabled={false} />
              <div className="compose-tools">
                <PlaceholderMenu locale={locale} box={box} />
              </div>
            </div>
          )}
          <textarea
            {...wiring}
            {...input}
            ref={box}
            lang={locale}
            rows={6}
            className="compose-text reply-text"
            dir="auto"
            readOnly={disabled}
          />
        </div>
      )}
    </Field>
  )
}

import './replies.css'
import { fillReply } from '@foyer/contract/support/reply-placeholders.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Words } from '../../ui/talk/words.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useMe } from '../me.ts'
import type { ReplyValues } from './reply-form.ts'

/** The same in every language. */
const licenceNumber = 'MS-1024'

/** The preview of an answer, beside the form. */
export const ReplyPreview = ({ texts }: Pick<ReplyValues, 'texts'>) => {
  const { t } = useTranslation('operator')
  const own = useLocale()
  const [chosen, choose] = useState<Locale>()
  const written = locales.filter((each) => texts[each].trim() !== '')
  const locale = chosen ?? (written.includes(own) ? own : (written[0] ?? own))
  const text = texts[locale]
  const example = {
    ...t('replies.example', { returnObjects: true }),
    licence_number: licenceNumber,
    operator_name: useMe().name,
  }
  return (
    <Panel
      title={t('replies.preview')}
      aside={
        <Segmented
          label={t('replies.preview_language')}
          value={locale}
          segments={locales.map((value) => ({ value, name: localeNames[value] }))}
          onChange={choose}
        />
      }
    >
      <div className="stack">
        <p className="tiny subtle">{t('replies.preview_about')}</p>
        {text.trim() === '' ? (
          <p className="subtle">{t('replies.nothing')}</p>
        ) : (
          <Words text={fillReply(text, example).text} />
        )}
      </div>
    </Panel>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentView } from '../../ui/document/document-view.tsx'
import { savePdf } from '../../ui/document/pdf-file.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { documentQuery, type TermsVersion } from './queries.ts'

interface ReaderProps {
  readonly version: string
  readonly locale: 'en' | 'ru'
  readonly onClose: () => void
}

const Reader = ({ version, locale, onClose }: ReaderProps) => {
  const document = useQuery(documentQuery(version, locale))
  const { t } = useTranslation(['operator', 'settings'])
  const title = `${version}, ${t(`settings:terms.languages.${locale}`)}`
  return (
    <Dialog title={title} size="l" onClose={onClose}>
      <Loaded query={document} level={2} skeleton={<Skeleton height={480} />}>
        {(read) => (
          <DocumentView
            pdf={read.document}
            title={title}
            broken={{
              title: t('settings:terms.broken_title'),
              text: t('settings:terms.broken_text'),
              save: t('settings:terms.save'),
              onSave: () => savePdf(read.document, title),
              onRetry: document.refetch,
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

/** The languages of a version, each with a link to read it. */
export const ReadTerms = ({ version: { version, locales } }: { version: TermsVersion }) => {
  const { t } = useTranslation(['operator', 'settings'])
  const [open, setOpen] = useState<'en' | 'ru'>()
  return (
    <span className="row wrap">
      {locales.map((locale) => (
        <Button
          key={locale}
          size="s"
          aria-label={t('settings:terms.read', { version, language: t(`settings:terms.languages.${locale}`) })}
          onClick={() => setOpen(locale)}
        >
          {t(`settings:terms.read_action.${locale}`)}
        </Button>
      ))}
      {open !== undefined && <Reader version={version} locale={open} onClose={() => setOpen(undefined)} />}
    </span>
  )
}

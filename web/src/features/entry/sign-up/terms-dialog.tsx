import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { termsQuery } from '../../../api/terms.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DocumentSheets } from '../../../ui/document/document-view.tsx'
import { savePdf } from '../../../ui/document/pdf-file.ts'
import { SheetSkeleton } from '../../../ui/document/sheet-skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

/** The width that the dialog leaves. */
const sheetPx = 600

/** The terms of use, to read before accepting them. */
export const TermsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('entry')
  const terms = useQuery(termsQuery(useLocale()))
  const save = (): void => savePdf(terms.data?.document ?? '', t('terms.title'))
  return (
    <Dialog
      title={t('terms.title')}
      size="l"
      onClose={onClose}
      actions={
        <Button disabled={terms.data === undefined} onClick={save}>
          <Download />
          {t('terms.download')}
        </Button>
      }
    >
      <Loaded query={terms} skeleton={<SheetSkeleton sheetPx={sheetPx} />} level={2}>
        {({ document, locale }) => (
          <div lang={locale}>
            <DocumentSheets
              pdf={document}
              sheetPx={sheetPx}
              broken={{
                title: t('terms.broken_title'),
                text: t('terms.broken_text'),
                save: t('terms.download'),
                onSave: save,
                onRetry: terms.refetch,
              }}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

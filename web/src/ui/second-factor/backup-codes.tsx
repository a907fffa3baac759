import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { saveFile } from '../save-file.ts'

interface BackupCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown this once: they are to be kept before the dialog closes. */
export const BackupCodes = ({ codes, onDone }: BackupCodesProps) => {
  const { t } = useTranslation('second_factor')
  const { brand } = useBrand()
  const text = codes.join('\n')
  return (
    <div className="stack">
      <p>{t('backup.about')}</p>
      <ol className="factor-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row wrap">
        <CopyButton value={text} name={t('backup.title')} />
        <Button size="s" onClick={() => saveFile(`${t('backup.file')}.txt`, `${brand}\n\n${text}\n`)}>
          <Download />
          {t('backup.download')}
        </Button>
        <span className="end" />
        <Button kind="primary" onClick={onDone}>
          {t('backup.done')}
        </Button>
      </div>
    </div>
  )
}

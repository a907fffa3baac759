import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { saveFile } from '../save-file.ts'
import { type Slip, useSlip } from '../slip.tsx'

interface BackupCodesProps {
  /** What else has changed, if anything. */
  readonly said: string | undefined
  readonly codes: readonly string[]
  readonly slip: Slip
  readonly onKept: () => void
  readonly onDone: () => void
}

const BackupCodes = ({ said, codes, slip, onKept, onDone }: BackupCodesProps) => {
  const { t } = useTranslation('second_factor')
  const { brand } = useBrand()
  const text = codes.join('\n')
  const save = (): void => {
    saveFile(`${t('backup.file')}.txt`, `${brand}\n\n${text}\n`)
    onKept()
  }
  return (
    <div className="stack">
      {said !== undefined && <p>{said}</p>}
      <p>{t('backup.about')}</p>
      <ol className="factor-codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {slip.question}
      <div className="row wrap">
        {slip.buttons === null ? (
          <>
            <CopyButton value={text} name={t('backup.title')} onCopied={onKept} />
            <Button size="s" onClick={save}>
              <Download />
              {t('backup.download')}
            </Button>
            <span className="end" />
            <Button kind="primary" onClick={onDone}>
              {t('backup.done')}
            </Button>
          </>
        ) : (
          <span className="end row">{slip.buttons}</span>
        )}
      </div>
    </div>
  )
}

interface ShownCodes {
  readonly show: (codes: readonly string[]) => void
  /** For the dialog that shows them. */
  readonly onClose: () => void
  /** Undefined until there are codes. */
  readonly view: ReactNode
}

/** Backup codes are shown only once, so the dialog does not close by accident before they were copied or saved. */
export const useBackupCodes = (onDone: () => void, said?: string): ShownCodes => {
  const [codes, show] = useState<readonly string[]>()
  const { t } = useTranslation('second_factor')
  const [kept, setKept] = useState(false)
  const slip = useSlip(codes !== undefined && !kept, onDone, t('backup.leave'))
  return {
    show,
    onClose: slip.onSlip,
    view: codes && <BackupCodes said={said} codes={codes} slip={slip} onKept={() => setKept(true)} onDone={onDone} />,
  }
}

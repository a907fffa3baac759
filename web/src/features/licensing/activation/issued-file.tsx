import { Download } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The code's width here. */
const codePx = 220

/** Loaded only when a file was issued: most visits to a licence's page have another reason. */
const QrCode = lazyPart(
  async () => (await import('../../../ui/qr-code.tsx')).QrCode,
  NotFetched,
  () => <Skeleton width={codePx} height={codePx} />,
)

/** Media servers look for a file with this name. */
const fileName = 'license.txt'

export const saveActivation = (key: string): void => saveFile(fileName, key)

interface IssuedFileProps {
  readonly fileKey: string
  readonly children: ReactNode
}

/** A signed file to save, copy, or transfer by camera. */
export const IssuedFile = ({ fileKey, children }: IssuedFileProps) => {
  const { t } = useTranslation('activation')
  return (
    <div className="issued">
      <div className="stack">
        {children}
        <span className="row">
          <Button onClick={() => saveActivation(fileKey)}>
            <Download />
            {t('download')}
          </Button>
          <CopyButton value={fileKey} name={t('file')} />
        </span>
      </div>
      <QrCode name={t('qr')} text={fileKey} />
    </div>
  )
}

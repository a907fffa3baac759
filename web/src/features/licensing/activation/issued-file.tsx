import { Download } from 'lucide-react'
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
  /** Undefined until it is issued. */
  readonly fileKey: string | undefined
  readonly said: string | undefined
}

/**
 * A signed file to save, copy, or transfer by camera. Its text is in place before there is a file: screen readers miss a
 * text that appears together with its region.
 */
export const IssuedFile = ({ fileKey, said }: IssuedFileProps) => {
  const { t } = useTranslation('activation')
  const isIssued = fileKey !== undefined
  return (
    <div className={isIssued ? 'issued' : 'sr'}>
      <div className="stack">
        <output className="small muted">{said}</output>
        {isIssued && (
          <span className="row">
            <Button onClick={() => saveActivation(fileKey)}>
              <Download />
              {t('download')}
            </Button>
            <CopyButton value={fileKey} name={t('file')} />
          </span>
        )}
      </div>
      {isIssued && <QrCode name={t('qr')} text={fileKey} />}
    </div>
  )
}

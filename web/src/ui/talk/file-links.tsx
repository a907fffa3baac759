import './compose.css'
import type { Attachment, RemovedFile } from '@foyer/contract/support/ticket.ts'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/measures.ts'
import { serverNow } from '../../lib/server-now.ts'
import { useLocale } from '../use-locale.ts'
import { Removed } from './removed.tsx'

/** A thumbnail, or an icon if there is none or it fails to load. */
const Preview = ({ address }: { address: string | null }) => {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) return <FileText size={16} />
  return <img src={address} alt="" loading="lazy" onError={() => setBroken(true)} />
}

/**
 * File addresses expire after some minutes, and each refetch brings new ones. A page that was suspended may hold
 * expired ones.
 */
const isGood = (address: string): boolean =>
  Number(new URL(address, location.origin).searchParams.get('until')) * 1000 > serverNow()

interface FileLinksProps {
  readonly files: readonly Attachment[]
  /** Those that were removed. The version before does not say. */
  readonly removed: readonly RemovedFile[] | undefined
  /** Called when the user opens a file whose address has expired. */
  readonly onStale: (file: Attachment) => void
}

const FileLink = ({ file, onStale }: { file: Attachment } & Pick<FileLinksProps, 'onStale'>) => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  const { name, size, download_url, preview_url } = file
  return (
    <li>
      <a
        className="file-tile file-link"
        href={download_url}
        download={name}
        aria-label={t('conversation.download', { name })}
        onClick={(event) => {
          if (isGood(download_url)) return
          event.preventDefault()
          onStale(file)
        }}
      >
        <span className="file-icon">
          <Preview key={preview_url} address={preview_url} />
        </span>
        <span className="grow">
          <bdi className="cut small file-name">{name}</bdi>
          <span className="tiny subtle file-words">{formatBytes(size, locale)}</span>
        </span>
        <Download size={16} />
      </a>
    </li>
  )
}

/** The files of a message. Each is downloaded, never displayed. */
export const FileLinks = ({ files, removed = [], onStale }: FileLinksProps) => {
  const { t } = useTranslation('talk')
  if (files.length + removed.length === 0) return null
  return (
    <ul className="file-tiles file-links" aria-label={t('conversation.files')}>
      {files.map((file) => (
        <FileLink key={file.id} file={file} onStale={onStale} />
      ))}
      {removed.map(({ id, removed_at, by }) => (
        <li key={id} className="file-tile">
          <Removed at={removed_at} what={by} />
        </li>
      ))}
    </ul>
  )
}

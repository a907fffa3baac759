import './compose.css'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'

/** A small picture; a sign where there is none, or where it cannot be drawn. */
const Preview = ({ address }: { address: string | null }) => {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) return <FileText size={16} />
  return <img src={address} alt="" loading="lazy" onError={() => setBroken(true)} />
}

/** Addresses of files are good for some minutes, and new with each refresh; a page that slept may hold old ones. */
const isGood = (address: string): boolean =>
  Number(new URL(address, location.origin).searchParams.get('until')) * 1000 > Date.now()

interface FileLinksProps {
  readonly files: readonly Attachment[]
  /** Somebody wants a file whose address is good no more. */
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
          <Preview address={preview_url} />
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

/** The files that came with words; each is saved, never shown. */
export const FileLinks = ({ files, onStale }: FileLinksProps) => {
  const { t } = useTranslation('talk')
  if (files.length === 0) return null
  return (
    <ul className="file-tiles file-links" aria-label={t('conversation.files')}>
      {files.map((file) => (
        <FileLink key={file.id} file={file} onStale={onStale} />
      ))}
    </ul>
  )
}

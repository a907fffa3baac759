import '../compose/compose.css'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../lib/measures.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { fetchNamedAttachment, previewQuery } from '../queries.ts'
import { saveFile } from './save-file.ts'

const Preview = ({ id }: { id: string }) => {
  const { data } = useQuery(previewQuery(id))
  return data === undefined ? <FileText size={16} /> : <img src={data} alt="" />
}

const FileLink = ({ file }: { file: Attachment }) => {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { id, name, size, url, image } = file
  const download = useMutation({
    mutationFn: async () => saveFile((await fetchNamedAttachment(id, undefined)).content, name),
  })
  return (
    <li>
      <a
        className="file-tile file-link"
        href={url}
        aria-label={t('conversation.download', { name })}
        aria-busy={download.isPending || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (!download.isPending) download.mutate()
        }}
      >
        <span className="file-icon">{image ? <Preview id={id} /> : <FileText size={16} />}</span>
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
export const FileLinks = ({ files }: { files: readonly Attachment[] }) => {
  const { t } = useTranslation('support')
  if (files.length === 0) return null
  return (
    <ul className="file-tiles file-links" aria-label={t('conversation.files')}>
      {files.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
    </ul>
  )
}

import { FileText, Image, RotateCw, Video, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/measures.ts'
import { IconButton } from '../icon-button.tsx'
import { useLocale } from '../use-locale.ts'
import type { PickedFile } from './picked-files.ts'
import type { UploadState } from './use-upload.ts'

const FileIcon = ({ type }: { type: string }) => {
  if (type.startsWith('image/')) return <Image size={16} />
  return type.startsWith('video/') ? <Video size={16} /> : <FileText size={16} />
}

const useWords = ({ key, file: { size } }: PickedFile, sent: number, { phase, unreadable }: UploadState): string => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  const whole = formatBytes(size, locale)
  const done = sent >= size
  // All files travel in one request: if it was interrupted, none has arrived, however much was sent.
  if (phase === 'interrupted')
    return t('compose.interrupted', { percent: Math.floor((sent / Math.max(1, size)) * 100) })
  if (unreadable !== undefined) return unreadable.includes(key) ? t('compose.gone') : whole
  if (phase === 'refused') return t('compose.refused')
  if (phase === 'running' && !done) return t('compose.uploading', { sent: formatBytes(sent, locale), size: whole })
  return phase === 'running' ? t('compose.uploaded', { size: whole }) : whole
}

interface FileTileProps {
  readonly picked: PickedFile
  readonly sent: number
  readonly upload: UploadState
  readonly onRemove: () => void
  readonly onRetry: (() => void) | undefined
}

/** A file to be sent: its name and progress, and buttons to remove it or retry. */
export const FileTile = ({ picked, sent, upload, onRemove, onRetry }: FileTileProps) => {
  const { t } = useTranslation('talk')
  const { file } = picked
  const { phase } = upload
  const words = useWords(picked, sent, upload)
  const broken = phase === 'interrupted'
  const isRefused = phase === 'refused' && upload.unreadable?.includes(picked.key) !== false
  return (
    <li className={broken || isRefused ? 'file-tile bad' : 'file-tile'}>
      <span className="file-icon">
        <FileIcon type={file.type} />
      </span>
      <span className="grow">
        <bdi className="cut small file-name">{file.name}</bdi>
        <span className="tiny subtle file-words">{words}</span>
        {phase === 'running' && (
          <progress className="file-bar" max={Math.max(1, file.size)} value={sent} aria-label={file.name} />
        )}
      </span>
      {broken && onRetry !== undefined && (
        <IconButton icon={RotateCw} label={t('compose.retry', { name: file.name })} onClick={onRetry} />
      )}
      <IconButton
        icon={X}
        label={t(phase === 'running' ? 'compose.cancel' : 'compose.remove', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  )
}

import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FileTile } from './file-tile.tsx'
import type { PickedFile, PickedFiles } from './picked-files.ts'
import type { Uploading } from './use-upload.ts'

/** The bytes sent of each file: files go out one after the other. */
const sentOf = (files: readonly PickedFile[], share: number): ReadonlyMap<string, number> => {
  let left = share * files.reduce((sum, { file }) => sum + file.size, 0)
  return new Map(
    files.map(({ key, file }) => {
      const sent = Math.min(file.size, Math.max(0, left))
      left -= file.size
      return [key, Math.round(sent)]
    }),
  )
}

interface FilesToSendProps {
  readonly picked: PickedFiles
  readonly uploading: Uploading
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onRetry: () => void
}

/** The files to be sent with a message, and their progress. */
export const FilesToSend = ({ picked, uploading, box, onRetry }: FilesToSendProps) => {
  const { t } = useTranslation('talk')
  const { state, cancel } = uploading
  const sent = sentOf(picked.files, state.share)
  const drop = (key: string): void => {
    if (state.phase === 'running') cancel()
    picked.remove(key)
    // The remove button disappears with its file, so the focus returns to the message box.
    box.current?.focus()
  }
  return (
    <ul className="file-tiles" aria-label={t('conversation.files')}>
      {picked.files.map((each) => (
        <FileTile
          key={each.key}
          picked={each}
          sent={sent.get(each.key) ?? 0}
          upload={state}
          onRemove={() => drop(each.key)}
          onRetry={onRetry}
        />
      ))}
    </ul>
  )
}

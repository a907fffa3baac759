import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, isOpenEnd } from '../../api/failure.ts'
import { awaitNewer } from '../../api/newer-version.ts'
import type { Sender } from '../../api/upload.ts'
import { type PickedFile, unreadableOf } from './picked-files.ts'

/** The upload's state, running or interrupted, with the share of all bytes sent. */
export interface UploadState {
  readonly phase: 'resting' | 'running' | 'interrupted' | 'refused'
  readonly share: number
  /** The keys of files that have been moved, changed or withdrawn since they were picked. */
  readonly unreadable?: readonly string[]
}

export const resting: UploadState = { phase: 'resting', share: 0 }

const formOf = (fields: Readonly<Record<string, string | undefined>>, files: readonly PickedFile[]): FormData => {
  const form = new FormData()
  // Texts first, so that the server has them before the files arrive.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  for (const { file } of files) form.append('files[]', file, file.name)
  return form
}

export interface Uploading {
  readonly state: UploadState
  /** Sends fields and files; the same content again uses the same Idempotency-Key. */
  readonly send: (
    path: string,
    fields: Readonly<Record<string, string | undefined>>,
    files: readonly PickedFile[],
  ) => Promise<unknown>
  readonly cancel: () => void
}

/** One upload at a time, which can be cancelled and retried. By default it is sent with the customer's session. */
export const useUpload = (sender?: Sender): Uploading => {
  const { t } = useTranslation('talk')
  const [state, setState] = useState(resting)
  const running = useRef<AbortController>(undefined)
  const wish = useRef({ what: '', key: '' })

  const keyFor = (what: string): string => {
    if (wish.current.what !== what) wish.current = { what, key: crypto.randomUUID() }
    return wish.current.key
  }

  return {
    state,
    cancel: () => running.current?.abort(),
    send: async (path, fields, files) => {
      const key = keyFor(JSON.stringify([path, fields, files.map((each) => each.key)]))
      const controller = new AbortController()
      running.current = controller
      setState({ phase: 'running', share: 0 })
      let lost: readonly string[] | undefined
      try {
        const unreadable = await unreadableOf(files)
        const [first] = unreadable
        if (first !== undefined) {
          lost = unreadable.map((each) => each.key)
          throw new Failure(400, [{ title: t('compose.unreadable', { name: first.file.name }) }])
        }
        const onProgress = (share: number): void => setState({ phase: 'running', share })
        const form = formOf(fields, files)
        // Few messages have files, so the upload code loads with the first one.
        const { upload } = await import('../../api/upload.ts').catch(awaitNewer)
        const answer = await upload({ path, form, key, signal: controller.signal, onProgress, sender })
        wish.current = { what: '', key: '' }
        setState(resting)
        return answer
      } catch (error) {
        const isOpen = isOpenEnd(error)
        const isRefused = error instanceof Failure && !isOpen
        // After a refusal, the next attempt is a new intent.
        if (isRefused) wish.current = { what: '', key: '' }
        setState(({ share }) =>
          isOpen
            ? { phase: 'interrupted', share }
            : isRefused
              ? { phase: 'refused', share: 0, ...defined({ unreadable: lost }) }
              : resting,
        )
        throw error
      }
    },
  }
}

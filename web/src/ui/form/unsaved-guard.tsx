import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { guardLeaving } from './ask-first.ts'

/** The pending question of a sign-out; undefined if there is none. */
const useSigningOut = (unsaved: boolean) => {
  const [answer, setAnswer] = useState<(leaves: boolean) => void>()
  useEffect(() => {
    if (!unsaved) return undefined
    return guardLeaving(
      () =>
        new Promise((resolve) => {
          setAnswer(() => (leaves: boolean): void => {
            setAnswer(undefined)
            resolve(leaves)
          })
        }),
    )
  }, [unsaved])
  return answer
}

/** Asks before a page with unsaved changes is left: by a link, by signing out or by closing the tab. */
export const UnsavedGuard = ({ unsaved }: { unsaved: boolean }) => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    // Somebody who has agreed to leave is not asked again if the page reloads on the way.
    enableBeforeUnload: unsaved && !leaving,
    withResolver: true,
  })
  const answer = useSigningOut(unsaved)
  if (blocker.status !== 'blocked' && answer === undefined) return null
  const stay = (): void => {
    answer?.(false)
    blocker.reset?.()
  }
  const leave = (): void => {
    setLeaving(true)
    answer?.(true)
    blocker.proceed?.()
  }
  // Rendered on top of the page, because the part with the changes may be hidden.
  return createPortal(
    <Dialog
      title={t('unsaved.title')}
      isMessage
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('unsaved.stay')}</Button>
          <Button kind="danger-solid" onClick={leave}>
            {t('unsaved.leave')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('unsaved.text')}</p>
    </Dialog>,
    document.body,
  )
}

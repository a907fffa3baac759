import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { guardLeaving } from './ask-first.ts'

/** How whoever signs out is answered; undefined while nobody does. */
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

/** Asks before a page with unsaved changes is left, by a link, by signing out or by closing the tab. */
export const UnsavedGuard = ({ unsaved }: { unsaved: boolean }) => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    // Who has said to leave is not asked again, should the page start anew on the way.
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
  // Asked on top of the page, wherever in it the changes are: their part may be hidden.
  return createPortal(
    <Dialog
      title={t('unsaved.title')}
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

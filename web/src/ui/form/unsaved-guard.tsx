import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

/** Asks before a page with unsaved changes is left, by a link or by closing the tab. */
export const UnsavedGuard = ({ unsaved }: { unsaved: boolean }) => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    // Who has said to leave is not asked again, should the page start anew on the way.
    enableBeforeUnload: unsaved && !leaving,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const leave = (): void => {
    setLeaving(true)
    blocker.proceed()
  }
  // Asked on top of the page, wherever in it the changes are: their part may be hidden.
  return createPortal(
    <Dialog
      title={t('unsaved.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{t('unsaved.stay')}</Button>
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

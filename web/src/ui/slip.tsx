import { useBlocker } from '@tanstack/react-router'
import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Submit = (event: SyntheticEvent<HTMLFormElement>) => unknown

export interface Slip {
  /** For Esc, a click beside the dialog and the close button. The browser's Back is handled by the hook itself. */
  readonly onSlip: () => void
  /** Replaces the dialog's buttons while it asks. */
  readonly buttons: ReactNode
  /** The question, shown below the dialog's content. */
  readonly question: ReactNode
  /** Wraps the form's submit handler: while the dialog asks, Enter does not submit. */
  readonly unlessAsked: (submit: Submit) => Submit
}

/**
 * Keeps a dialog that holds something, such as typed text, from being closed by accident: it asks first. Its own cancel
 * button does not ask. `asked` replaces the default question.
 */
export const useSlip = (holds: boolean, onClose: () => void, asked?: string): Slip => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  useBlocker({
    // Navigation that the page itself starts, for example after the dialog's own button, is not blocked.
    shouldBlockFn: ({ action }) => {
      const isSlip = holds && !leaving && action !== 'PUSH' && action !== 'REPLACE'
      if (isSlip) setLeaving(true)
      return isSlip
    },
    // A bank's page that a card payment leads to leaves this page too.
    enableBeforeUnload: false,
  })
  if (!leaving)
    return {
      onSlip: holds ? () => setLeaving(true) : onClose,
      buttons: null,
      question: null,
      unlessAsked: (submit) => submit,
    }
  return {
    onSlip: onClose,
    // A separate element: if React turned the pressed button into the submit button, the click would submit.
    buttons: (
      <Fragment key="asking">
        <Button onClick={() => setLeaving(false)}>{t('unsaved.stay')}</Button>
        <Button kind="danger-solid" onClick={onClose}>
          {t('unsaved.leave')}
        </Button>
      </Fragment>
    ),
    question: <Banner tone="warn">{asked ?? t('unsaved.title')}</Banner>,
    // A form with a single field submits on Enter even without a submit button.
    unlessAsked: () => (event) => event.preventDefault(),
  }
}

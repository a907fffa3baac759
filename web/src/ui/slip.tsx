import { useBlocker } from '@tanstack/react-router'
import { Fragment, type ReactNode, type SyntheticEvent, useId, useState } from 'react'
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
 * Keeps a dialog that holds something, such as typed text, from being closed by accident: it asks first, and a second
 * accident, such as Esc pressed twice, only takes the question back. Its own cancel button does not ask. `asked`
 * replaces the default question.
 */
export const useSlip = (holds: boolean, onClose: () => void, asked?: string): Slip => {
  const { t } = useTranslation()
  /** Where the focus was when it began to ask, and returns to. */
  const [place, setPlace] = useState<HTMLElement>()
  const questionId = useId()
  const ask = (): void => setPlace(document.querySelector<HTMLElement>(':focus') ?? document.body)
  const stay = (): void => {
    setPlace(undefined)
    place?.focus()
  }
  useBlocker({
    // Navigation that the page itself starts, for example after the dialog's own button, is not blocked.
    shouldBlockFn: ({ action }) => {
      const isSlip = holds && !place && action !== 'PUSH' && action !== 'REPLACE'
      if (isSlip) ask()
      return isSlip
    },
    // A bank's page that a card payment leads to leaves this page too.
    enableBeforeUnload: false,
  })
  if (!place)
    return {
      onSlip: holds ? ask : onClose,
      buttons: null,
      question: null,
      unlessAsked: (submit) => submit,
    }
  return {
    onSlip: stay,
    // A separate element: if React turned the pressed button into the submit button, the click would submit.
    buttons: (
      <Fragment key="asking">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is read out with its first answer */}
        <Button autoFocus aria-describedby={questionId} onClick={stay}>
          {t('unsaved.stay')}
        </Button>
        <Button kind="danger-solid" onClick={onClose}>
          {t('unsaved.leave')}
        </Button>
      </Fragment>
    ),
    question: (
      <div id={questionId}>
        <Banner tone="warn">{asked ?? t('unsaved.title')}</Banner>
      </div>
    ),
    // A form with a single field submits on Enter even without a submit button.
    unlessAsked: () => (event) => event.preventDefault(),
  }
}

import { useBlocker } from '@tanstack/react-router'
import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Submit = (event: SyntheticEvent<HTMLFormElement>) => unknown

export interface Slip {
  /** For Esc, a press beside the dialog and its cross; Back in the browser does the same by itself. */
  readonly onSlip: () => void
  /** In place of the dialog's buttons while it asks. */
  readonly buttons: ReactNode
  /** What it asks, below what it holds. */
  readonly question: ReactNode
  /** For its form: while it asks, Enter does not carry out what is asked about. */
  readonly unlessAsked: (submit: Submit) => Submit
}

/** What a dialog holds, such as what was typed, is not given up by a slip of the hand: it asks first. Its own button to leave asks nothing. `asked`: in place of whether what was typed is left. */
export const useSlip = (holds: boolean, onClose: () => void, asked?: string): Slip => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  useBlocker({
    // Pages that open by themselves, as after a press of the dialog's own button, are not held up.
    shouldBlockFn: ({ action }) => {
      const isSlip = holds && !leaving && action !== 'PUSH' && action !== 'REPLACE'
      if (isSlip) setLeaving(true)
      return isSlip
    },
    // A bank's page that a card leads to leaves this one, too.
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
    // Elements of their own: a press that turned one into the button that submits would submit.
    buttons: (
      <Fragment key="asking">
        <Button onClick={() => setLeaving(false)}>{t('unsaved.stay')}</Button>
        <Button kind="danger-solid" onClick={onClose}>
          {t('unsaved.leave')}
        </Button>
      </Fragment>
    ),
    question: <Banner tone="warn">{asked ?? t('unsaved.title')}</Banner>,
    // Without a button that submits, a form of one field would be sent by Enter all the same.
    unlessAsked: () => (event) => event.preventDefault(),
  }
}

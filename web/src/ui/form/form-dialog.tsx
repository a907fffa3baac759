import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { failureText } from '../failure-text.ts'
import { useSlip } from '../slip.tsx'
import { stayInField } from './stay-in-field.ts'
import type { SaveForm } from './use-save-form.ts'

interface FormDialogProps {
  readonly title: string
  /** The verb and its object. */
  readonly action: string
  readonly size?: 'm' | 'l'
  /** `danger-solid` for what cannot be undone. */
  readonly kind?: 'primary' | 'danger-solid'
  readonly form: Pick<SaveForm<Record<string, unknown>>, 'fields' | 'canCancel' | 'saving' | 'onSubmit'>
  /** The server's error. The parts that concern a field are shown at that field. */
  readonly error: unknown
  /** The paths of the visible fields, if not all are visible. Errors of the others are shown above the form. */
  readonly fields?: readonly string[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whether there is an error that no visible field can show. */
const isGeneral = (error: unknown, fields: readonly string[]): boolean =>
  !(error instanceof Failure) ||
  error.problems.length === 0 ||
  error.problems.some(({ source }) => !fields.includes((source?.pointer ?? '').split('/').slice(1).join('.')))

/**
 * A dialog with a form that creates or changes something. What was typed stays after an error, and closing by accident
 * asks first.
 */
export const FormDialog = (props: FormDialogProps) => {
  const { title, action, size = 'm', kind = 'primary', form, error, fields = form.fields, onClose, children } = props
  const { t } = useTranslation()
  const id = useId()
  const { onSlip, buttons, question, unlessAsked } = useSlip(form.canCancel, onClose)
  const actions = buttons ?? (
    <>
      <Button disabled={form.saving} onMouseDown={stayInField} onClick={onClose}>
        {t('global.cancel')}
      </Button>
      <Button type="submit" form={id} kind={kind} busy={form.saving} onMouseDown={stayInField}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog title={title} size={size} busy={form.saving} onClose={onSlip} actions={actions}>
      <form id={id} className="stack" noValidate onSubmit={unlessAsked(form.onSubmit)}>
        {error !== null && isGeneral(error, fields) && (
          <Banner tone="danger" said="alert">
            {failureText(error)}
          </Banner>
        )}
        {children}
        {question}
      </form>
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { type SaveForm, type SaveFormParts, useSaveForm } from '../../ui/form/use-save-form.ts'
import { toasts } from '../../ui/toast-store.ts'

interface RevisedFormParts<Values> extends Omit<SaveFormParts<Values>, 'save'> {
  /** The revision of the state in `saved`. */
  readonly revision: number
  /** Saves and returns the new state. Refused with a problem at `/revision` if somebody else was faster. */
  readonly keep: (values: Values, revision: number) => Promise<{ readonly revision: number }>
  /** Reloads the current state, whatever the result of saving. */
  readonly refresh: () => Promise<unknown>
  readonly told: { readonly kept: string; readonly refused: string; readonly overtaken: string }
}

interface Kept<Values> {
  readonly values: Values
  /** The revision that the changes started from. */
  readonly revision: number
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && error.problems.some(({ source }) => source?.pointer === '/revision')

/**
 * A form for data that several people edit, with optimistic locking. If somebody else was faster, the form says so and
 * loads their changes, keeps what was typed, and saving again is a deliberate choice.
 */
export const useRevisedForm = <Values extends Record<string, unknown>>({
  revision,
  keep,
  refresh,
  told,
  ...form
}: RevisedFormParts<Values>): SaveForm<Values> => {
  const [seen, setSeen] = useState(revision)
  const [isTold, setTold] = useState(false)
  const keeping = useMutation({
    mutationFn: (kept: Kept<Values>) => keep(kept.values, kept.revision),
    meta: { success: told.kept, ownFields: true },
    onSuccess: (kept) => setSeen(kept.revision),
    onSettled: refresh,
    onError: (error) => {
      if (isOvertaken(error)) setTold(true)
      // All other errors are reported as usual.
      else if (!(error instanceof Failure && error.isOfFields)) return
      toasts.show({ tone: 'bad', title: isOvertaken(error) ? told.overtaken : told.refused })
    },
  })
  const parts = useSaveForm({ ...form, save: (values) => keeping.mutateAsync({ values, revision: seen }) })
  // While the form has changes, a colleague's newer version stays hidden until the user is told, so that saving does
  // not overwrite it silently.
  if (revision !== seen && (isTold || !(parts.canCancel || parts.saving))) {
    setSeen(revision)
    setTold(false)
  }
  return parts
}

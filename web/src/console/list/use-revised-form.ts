import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { type SaveForm, type SaveFormParts, useSaveForm } from '../../ui/form/use-save-form.ts'
import { toasts } from '../../ui/toast-store.ts'

interface RevisedFormParts<Values> extends Omit<SaveFormParts<Values>, 'save'> {
  /** That of the state in `saved`. */
  readonly revision: number
  /** What is there then. Refused with a problem at `/revision` where somebody else was faster. */
  readonly keep: (values: Values, revision: number) => Promise<{ readonly revision: number }>
  /** Loads what is there now, whatever came of keeping it. */
  readonly refresh: () => Promise<unknown>
  readonly told: { readonly kept: string; readonly refused: string; readonly overtaken: string }
}

interface Kept<Values> {
  readonly values: Values
  /** That of the state which the changes began with. */
  readonly revision: number
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && error.problems.some(({ source }) => source?.pointer === '/revision')

/**
 * A form over what several people change. Who was slower is told so: what the other one did is loaded, what was typed stays in the
 * form, and saving once more is a choice.
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
      // Everything else is told as it is told of any call.
      else if (!(error instanceof Failure && error.isOfFields)) return
      toasts.show({ tone: 'bad', title: isOvertaken(error) ? told.overtaken : told.refused })
    },
  })
  const parts = useSaveForm({ ...form, save: (values) => keeping.mutateAsync({ values, revision: seen }) })
  // What a colleague keeps while this form is changed is not seen here until it is told: saving must not take it back without a word.
  if (revision !== seen && (isTold || !(parts.canCancel || parts.saving))) {
    setSeen(revision)
    setTold(false)
  }
  return parts
}

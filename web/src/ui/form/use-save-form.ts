import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Failure } from '../../api/failure.ts'
import { enterField } from './enter-field.ts'
import { type FieldNames, messagesOf, type OwnWords } from './field-messages.ts'
import { isGroup, takeOver } from './take-over.ts'
import { isSame, useTypedBeforeEnd } from './typed-before-end.ts'

export interface SaveFormParts<Values> {
  /** The saved values. Fields without changes follow them when they change. */
  readonly saved: Values
  /** The contract's schema of the request body. */
  readonly schema: z.ZodMiniType
  /** The fields' labels, by path. */
  readonly names: FieldNames
  /** The error texts of rules that only this form has. */
  readonly own?: OwnWords
  /** Resolves when saved. If it rejects, the error is shown at the fields that it points to. */
  readonly save: (values: Values) => Promise<unknown>
  /** Tells this form apart from another on the same page that has a field with the same path. */
  readonly name?: string
  /** True while the form is saved from elsewhere, for example by the retry button of a toast. */
  readonly busy?: boolean
}

export interface SaveForm<Values> {
  /** The paths of its fields. */
  readonly fields: readonly string[]
  readonly form: UseFormReturnType<Values>
  /** Changed and valid. Stays true while saving, because a disabled button would lose the focus. */
  readonly canSave: boolean
  /** Changed, and not being saved. */
  readonly canCancel: boolean
  readonly saving: boolean
  readonly onSubmit: (event: React.SyntheticEvent<HTMLFormElement>) => void
  /** Reverts to the saved values. */
  readonly cancel: () => void
}

/** `/address/city` → `address.city` */
const pathOf = (pointer: string): string => pointer.split('/').slice(1).join('.')

const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof Failure)) return {}
  const entries = error.problems.flatMap(({ source, title, code }) =>
    source?.pointer === undefined ? [] : [[pathOf(source.pointer), title ?? code ?? ''] as const],
  )
  return Object.fromEntries(entries)
}

/**
 * Moves the focus from the control that submitted the form to the refused field, where the error is read out. If the
 * user has moved on meanwhile, the focus stays where it is.
 */
const enterRefused = (field: HTMLElement | null, sender: Element | null): void => {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === sender || activeElement?.matches('button')) enterField(field)
}

/** The first field with an error. The errors are rendered before it gets the focus, so that its own is read out with it. */
const firstWrong = (
  form: Pick<UseFormReturnType<unknown>, 'setErrors' | 'getInputNode'>,
  errors: UseFormReturnType<unknown>['errors'],
): HTMLElement | null => {
  flushSync(() => form.setErrors(errors))
  return form.getInputNode(Object.keys(errors)[0] ?? '')
}

/** The value at a path such as `address.city`; for a list item's path, the list. */
const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce((group, name) => (isGroup(group) ? group[name] : group), values)

/** Keeps the errors of fields whose value has not changed since. */
const stillTrue = <Said>(errors: Readonly<Record<string, Said>>, then: unknown, now: unknown): Record<string, Said> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(at(then, path), at(now, path))))

/**
 * The server's errors for the values that were sent. Validating a field again does not clear them; only changing it or
 * sending again does.
 */
const useRefused = () => {
  const refused = useRef<{ readonly values?: unknown; readonly errors: Readonly<Record<string, string>> }>({
    errors: {},
  })
  return {
    note: (errors: Readonly<Record<string, string>>, values?: unknown): void => {
      refused.current = { values, errors }
    },
    of: (values: unknown): Record<string, string> => stillTrue(refused.current.errors, refused.current.values, values),
  }
}

/** Fields without changes follow the saved values. */
const useFollowing = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  saved: Values,
  saving: boolean,
): void => {
  const known = JSON.stringify(saved)
  useEffect(() => {
    // While saving, `saved` may already hold the optimistic new values and still be rolled back.
    if (saving || JSON.stringify(form.getInitialValues()) === known) return
    const { errors } = form
    const shown = form.getValues()
    const next = takeOver(shown, form.getInitialValues(), saved)
    form.setValues(next)
    form.resetDirty(saved)
    form.setErrors(stillTrue(errors, shown, next))
  }, [form, known, saved, saving])
}

/**
 * The shared behaviour of all forms: save and cancel are enabled only after a change, and errors show once a field has
 * been left.
 */
export const useSaveForm = <Values extends Record<string, unknown>>(parts: SaveFormParts<Values>): SaveForm<Values> => {
  const { saved, schema, names, own, save, name, busy = false } = parts
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)
  const saving = sending || busy
  const refused = useRefused()
  const form = useForm<Values>({
    ...(name !== undefined && { name }),
    initialValues: saved,
    validateInputOnBlur: true,
    validate: (values) => ({ ...refused.of(values), ...messagesOf(schema, values, names, t, own) }),
  })
  const changed = form.isDirty()
  const typed = { values: form.getValues(), before: form.getInitialValues() }
  useTypedBeforeEnd(name ?? Object.keys(names).join(), typed, (values) => form.setValues(values))
  useFollowing(form, saved, saving)

  const submit = async (values: Values): Promise<void> => {
    const sender = document.activeElement
    setSending(true)
    try {
      await save(values)
      form.setInitialValues(values)
      form.resetDirty(values)
      form.resetTouched()
    } catch (error) {
      const errors = fieldErrors(error)
      refused.note(errors, values)
      enterRefused(firstWrong(form, errors), isSame(form.getValues(), values) ? sender : null)
    } finally {
      setSending(false)
    }
  }

  const send = form.onSubmit(
    (values) => void submit(values),
    (errors) => enterField(firstWrong(form, errors)),
  )

  return {
    fields: Object.keys(names),
    form,
    saving,
    canSave: changed && Object.keys(messagesOf(schema, form.values, names, t, own)).length === 0,
    canCancel: changed && !saving,
    onSubmit: (event) => {
      // Buttons refuse a second press themselves, but a form is also submitted by keys in its fields.
      if (saving) return event.preventDefault()
      refused.note({})
      send(event)
    },
    cancel: form.reset,
  }
}

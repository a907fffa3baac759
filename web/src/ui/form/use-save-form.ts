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
  /** What the server has; the form follows it in every field that was not changed. */
  readonly saved: Values
  /** The contract's own schema of the body. */
  readonly schema: z.ZodMiniType
  /** Fields by path, as their labels call them. */
  readonly names: FieldNames
  /** What is said of rules that are this form's alone. */
  readonly own?: OwnWords
  /** Resolves when saved. What it rejects with is shown at the fields that it points to. */
  readonly save: (values: Values) => Promise<unknown>
  /** Tells it from another form of the same page that has a field of the same path. */
  readonly name?: string
  /** Whether it is saved from elsewhere, such as by a second try that a toast offers. */
  readonly busy?: boolean
}

export interface SaveForm<Values> {
  /** The paths of its fields. */
  readonly fields: readonly string[]
  readonly form: UseFormReturnType<Values>
  /** Changed and valid, also while it is being saved: what is disabled would lose the focus. */
  readonly canSave: boolean
  /** Changed, and not being saved. */
  readonly canCancel: boolean
  readonly saving: boolean
  readonly onSubmit: (event: React.SyntheticEvent<HTMLFormElement>) => void
  /** Back to what is saved. */
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

/** From the button or the field that sent the form to what has to be filled in otherwise, which is read out there; whoever has gone on meanwhile is left where they are. */
const enterRefused = (field: HTMLElement | null, sender: Element | null): void => {
  const { activeElement } = document
  if (activeElement === document.body || activeElement === sender || activeElement?.matches('button')) enterField(field)
}

/** What stands at `address.city`; at an item of a list, the list. */
const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce((group, name) => (isGroup(group) ? group[name] : group), values)

/** What was said of a field is true as long as that stands in it. */
const stillTrue = <Said>(errors: Readonly<Record<string, Said>>, then: unknown, now: unknown): Record<string, Said> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(at(then, path), at(now, path))))

/** What the server refused, of what was sent to it: to look at a field again makes nothing right, only sending it asks anew. */
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

/** Every field that was not changed follows what the server has. */
const useFollowing = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  saved: Values,
  saving: boolean,
): void => {
  const known = JSON.stringify(saved)
  useEffect(() => {
    // What is being saved may be shown as saved already, and be taken back again.
    if (saving || JSON.stringify(form.getInitialValues()) === known) return
    const { errors } = form
    const shown = form.getValues()
    const next = takeOver(shown, form.getInitialValues(), saved)
    form.setValues(next)
    form.resetDirty(saved)
    form.setErrors(stillTrue(errors, shown, next))
  }, [form, known, saved, saving])
}

/** The behaviour that all forms share: save and cancel only what was changed, errors once a field was left. */
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
      // Before the field is entered: what is wrong is read out with it.
      flushSync(() => form.setErrors(errors))
      enterRefused(form.getInputNode(Object.keys(errors)[0] ?? ''), isSame(form.getValues(), values) ? sender : null)
    } finally {
      setSending(false)
    }
  }

  const send = form.onSubmit(
    (values) => void submit(values),
    (errors) => enterField(form.getInputNode(Object.keys(errors)[0] ?? '')),
  )

  return {
    fields: Object.keys(names),
    form,
    saving,
    canSave: changed && Object.keys(messagesOf(schema, form.values, names, t, own)).length === 0,
    canCancel: changed && !saving,
    onSubmit: (event) => {
      refused.note({})
      send(event)
    },
    cancel: form.reset,
  }
}

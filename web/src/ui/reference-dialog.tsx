import { referenceCap } from '@foyer/contract/vocabulary/reference-cap.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Failure } from '../api/failure.ts'
import { Confirm } from './confirm.tsx'
import { useTypedBeforeEnd } from './form/typed-before-end.ts'
import { TextField } from './text-field.tsx'

interface ReferenceDialogProps {
  readonly reference: string | null
  readonly words: Readonly<Record<'title' | 'name' | 'hint' | 'save', string>>
  /** With `ownFields`: an error about the reference is shown at its field. */
  readonly saving: UseMutationResult<unknown, Error, string | null>
  /** What else the dialog says of a refusal. */
  readonly refusal?: ReactNode
  readonly onClose: () => void
}

/** The buyer's own reference on an unpaid invoice. An empty one is none. */
export const ReferenceDialog = ({ reference, words, saving, refusal, onClose }: ReferenceDialogProps) => {
  const [before] = useState(reference ?? '')
  const [typed, setTyped] = useState(before)
  useTypedBeforeEnd('reference', { values: typed, before }, setTyped)
  const text = typed.trim()
  const { error } = saving
  const said = error instanceof Failure && error.isOfFields ? error.message : undefined
  return (
    <Confirm
      title={words.title}
      action={words.save}
      tone="plain"
      // Whether there is a text says nothing: it may be the one that the invoice has, or one may have been removed.
      typed=""
      holds={typed !== before}
      blocked={text === before}
      onConfirm={() => saving.mutateAsync(text === '' ? null : text)}
      onClose={onClose}
    >
      {said === undefined && refusal}
      <TextField
        label={words.name}
        hint={words.hint}
        value={typed}
        maxLength={referenceCap}
        error={said}
        onChange={({ target }) => {
          setTyped(target.value)
          if (said !== undefined) saving.reset()
        }}
      />
    </Confirm>
  )
}

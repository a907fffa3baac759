import { useState } from 'react'
import { inOrder } from '../lib/in-order.ts'
import { MomentField } from './moment-field.tsx'

interface MomentFieldsProps {
  readonly type: 'date' | 'datetime-local'
  readonly labels: { readonly from: string; readonly to: string }
  /** As the browser's own fields have them; undefined where none is chosen. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** The earlier first; a bound that is cleared is undefined. */
  readonly onChange: (from: string | undefined, to: string | undefined) => void
}

const ends = ['from', 'to'] as const

const momentOrNothing = (value: string): string | undefined => (value === '' ? undefined : value)

/** Two moments, and what lies between. Both stay as they are typed, whichever way round they are applied. */
export const MomentFields = ({ type, labels, from, to, onChange }: MomentFieldsProps) => {
  const [typed, setTyped] = useState<Readonly<Record<(typeof ends)[number], string | undefined>>>({ from, to })
  // What applies in the place of a bound that was cleared.
  const applied = { from, to }
  return ends.map((end) => (
    <MomentField
      key={end}
      type={type}
      label={labels[end]}
      value={typed[end] ?? applied[end] ?? ''}
      onChange={(value) => {
        const next = { ...typed, [end]: momentOrNothing(value) }
        setTyped(next)
        onChange(...inOrder(next.from, next.to))
      }}
    />
  ))
}

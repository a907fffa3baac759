import { useState } from 'react'
import { inOrder } from '../lib/in-order.ts'
import { MomentField } from './moment-field.tsx'

interface MomentFieldsProps {
  readonly type: 'date' | 'datetime-local'
  readonly labels: { readonly from: string; readonly to: string }
  /** In the format of the browser's own fields; undefined if nothing is chosen. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** The earlier bound comes first; a cleared bound is undefined. */
  readonly onChange: (from: string | undefined, to: string | undefined) => void
}

const ends = ['from', 'to'] as const

const momentOrNothing = (value: string): string | undefined => (value === '' ? undefined : value)

/**
 * Two date or time fields and the range between them. Both keep what was typed; reversed bounds are swapped only when
 * applied.
 */
export const MomentFields = ({ type, labels, from, to, onChange }: MomentFieldsProps) => {
  const [typed, setTyped] = useState<Readonly<Record<(typeof ends)[number], string | undefined>>>({ from, to })
  // The bound that applies if a field was cleared.
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

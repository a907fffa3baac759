import { useState } from 'react'
import { isSame, useTypedBeforeEnd } from '../../ui/form/typed-before-end.ts'

interface Beside<Values> {
  readonly values: Values
  readonly change: (next: Partial<Values>) => void
  /** Whether they are others than those it began with. */
  readonly holds: boolean
}

/** What is typed and chosen in a dialog beside its reason: a session that ends by itself keeps it, too. `title` is the dialog's. */
export const useBeside = <Values extends object>(title: string, begun: Values): Beside<Values> => {
  const [before] = useState(begun)
  const [values, setValues] = useState(before)
  useTypedBeforeEnd(`${title} beside`, { values, before }, setValues)
  return {
    values,
    change: (next) => setValues((now) => ({ ...now, ...next })),
    holds: !isSame(values, before),
  }
}

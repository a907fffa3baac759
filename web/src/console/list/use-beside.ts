import { useState } from 'react'
import { isSame, useTypedBeforeEnd } from '../../ui/form/typed-before-end.ts'

interface Beside<Values> {
  readonly values: Values
  readonly change: (next: Partial<Values>) => void
  /** Whether they differ from the initial values. */
  readonly holds: boolean
}

/** The input of a dialog besides its reason. It too survives an expired session. `title` is the dialog's. */
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

import { useRef, useState } from 'react'

/** The rows that are selected to be dealt with together, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Selects or deselects one. With `range` it selects everything from the one before to this one. */
  readonly toggle: (id: string, range?: boolean) => void
  /** Selects these as well. */
  readonly add: (ids: readonly string[]) => void
  /** Deselects these, or all. */
  readonly drop: (ids?: readonly string[]) => void
}

interface Identified {
  readonly id: string
}

/** The ids between two of a list, both included; only the last one if the first is not on this page any more. */
const between = (all: readonly string[], first: string | undefined, last: string): readonly string[] => {
  const [from, to] = [first === undefined ? -1 : all.indexOf(first), all.indexOf(last)]
  return from === -1 ? [last] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/**
 * The selection, and its rows: those of other pages as they were last seen. `all`: the rows that can be selected, in the
 * order in which they are shown.
 */
export const useSelection = <Row extends Identified>(
  all: readonly Row[],
): Selection & { readonly rows: readonly Row[] } => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const before = useRef<string>(undefined)
  const shown = new Map(all.map((row) => [row.id, row]))
  const add = (ids: readonly string[]): void => {
    const more = all.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row] as const)
    setChosen((now) => new Map([...now, ...more]))
  }
  const drop = (gone?: readonly string[]): void =>
    setChosen((now) => new Map([...now].filter(([id]) => gone !== undefined && !gone.includes(id))))
  return {
    ids: new Set(chosen.keys()),
    rows: [...chosen.values()].map((row) => shown.get(row.id) ?? row),
    toggle: (id, range = false) => {
      const those = range ? between([...shown.keys()], before.current, id) : [id]
      before.current = id
      if (!range && chosen.has(id)) drop([id])
      else add(those)
    },
    add,
    drop,
  }
}

/** Whether Shift was held while a checkbox was changed. */
export const isRange = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true

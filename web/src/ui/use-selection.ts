import { useRef, useState } from 'react'

/** The rows that are selected to be dealt with together, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Selects or deselects one. With `range` it selects everything from the one before to this one. */
  readonly toggle: (id: string, range?: boolean) => void
  /** Selects exactly these. */
  readonly choose: (ids: readonly string[]) => void
  /** Deselects these, or all. */
  readonly drop: (ids?: readonly string[]) => void
}

const nothing: ReadonlySet<string> = new Set()

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)))

/** The ids between two of a list, both included; only the last one if the first is not on this page any more. */
const between = (all: readonly string[], first: string | undefined, last: string): readonly string[] => {
  const [from, to] = [first === undefined ? -1 : all.indexOf(first), all.indexOf(last)]
  return from === -1 ? [last] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** `all`: the ids that can be selected, in the order in which they are shown. */
export const useSelection = (all: readonly string[]): Selection => {
  const [ids, setIds] = useState(nothing)
  const before = useRef<string>(undefined)
  return {
    ids,
    toggle: (id, range = false) => {
      const those = between(all, before.current, id)
      before.current = id
      setIds((now) => (!range && now.has(id) ? without(now, [id]) : new Set([...now, ...(range ? those : [id])])))
    },
    choose: (chosen) => setIds(new Set(chosen)),
    drop: (gone) => setIds((now) => (gone === undefined ? nothing : without(now, gone))),
  }
}

/** Whether Shift was held while a checkbox was changed. */
export const isRange = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true

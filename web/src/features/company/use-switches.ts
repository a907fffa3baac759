import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery } from '../../api/abilities.ts'
import { companyQuery } from '../../api/company.ts'
import { toasts } from '../../ui/toast-store.ts'

const tickMs = 2_000

export interface SwitchTurn<Row> {
  readonly row: Row
  /** The name of the switch within the row. */
  readonly cell: string
  readonly on: boolean
}

interface SwitchesParts<Row> {
  readonly queryKey: QueryKey
  /** The rows as the server has them. */
  readonly rows: readonly Row[]
  /** The row as it looks once the switch has changed. */
  readonly turned: (row: Row, turn: SwitchTurn<Row>) => Row
  readonly save: (turn: SwitchTurn<Row>) => Promise<unknown>
  /** The toast's text: "Billing for Ivan is on". */
  readonly said: (turn: SwitchTurn<Row>) => string
}

interface Switches<Row> {
  /** The rows with every change that is still being saved. */
  readonly rows: readonly Row[]
  readonly turn: (turn: SwitchTurn<Row>) => void
  /** The cells that were saved a moment ago, as `row/cell`. */
  readonly saved: ReadonlySet<string>
}

/** The cells that show a tick. */
const useTicks = <Row extends { readonly id: string }>() => {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const tick = ({ row, cell }: SwitchTurn<Row>): void => {
    const key = `${row.id}/${cell}`
    setSaved((before) => new Set([...before, key]))
    setTimeout(() => setSaved((before) => new Set([...before].filter((each) => each !== key))), tickMs)
  }
  return { saved, tick }
}

/**
 * Optimistic switches: they move at once, show a tick when saved, offer an undo, and move back if the server refuses.
 * Changes on a page are saved one after the other, in order. Pending changes are shown on top of whatever the server
 * answers meanwhile.
 */
export const useSwitches = <Row extends { readonly id: string }>(parts: SwitchesParts<Row>): Switches<Row> => {
  const { queryKey, turned, save, said } = parts
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly SwitchTurn<Row>[]>([])
  const { saved, tick } = useTicks<Row>()
  const withTurn = (rows: readonly Row[], turn: SwitchTurn<Row>): readonly Row[] =>
    rows.map((row) => (row.id === turn.row.id ? turned(row, turn) : row))
  const saving = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: save,
    onMutate: (turn) => setWaiting((now) => [...now, turn]),
    onSuccess: (_answer, turn) => {
      queryClient.setQueryData<readonly Row[]>(queryKey, (rows = []) => withTurn(rows, turn))
      tick(turn)
      const undo = { label: t('global.undo'), run: () => saving.mutate({ ...turn, on: !turn.on }) }
      toasts.show({ tone: 'ok', title: said(turn), actions: [undo] })
    },
    onSettled: async (_answer, error, turn) => {
      const refetched = Promise.all([
        // The histories of changes use keys below it and are refetched too.
        queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: abilitiesQuery.queryKey }),
      ])
      // A refused change moves back at once.
      if (error === null) await refetched
      setWaiting((now) => now.filter((each) => each !== turn))
    },
  })
  return { rows: waiting.reduce(withTurn, parts.rows), turn: saving.mutate, saved }
}

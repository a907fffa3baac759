import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery } from '../../api/abilities.ts'
import { companyQuery } from '../../api/company.ts'
import { toasts } from '../../ui/toast-store.ts'

const tickMs = 2_000

export interface SwitchTurn<Row> {
  readonly row: Row
  /** Which switch of the row. */
  readonly cell: string
  readonly on: boolean
}

interface SwitchesParts<Row> {
  readonly queryKey: QueryKey
  /** The row as it is once the switch is turned. */
  readonly turned: (row: Row, turn: SwitchTurn<Row>) => Row
  readonly save: (turn: SwitchTurn<Row>) => Promise<unknown>
  /** What the toast says: "Billing for Ivan is on". */
  readonly said: (turn: SwitchTurn<Row>) => string
}

interface Switches<Row> {
  readonly turn: (turn: SwitchTurn<Row>) => void
  /** The cells that were saved a moment ago, as `row/cell`. */
  readonly saved: ReadonlySet<string>
}

/**
 * Switches that move at once, show a tick when they are saved, offer to be turned back, and go back by themselves where the
 * server refuses. Turns of a page are saved one after the other, in the order in which they were made.
 */
export const useSwitches = <Row extends { readonly id: string }>(parts: SwitchesParts<Row>): Switches<Row> => {
  const { queryKey, turned, save, said } = parts
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const put = (turn: SwitchTurn<Row>): void =>
    void queryClient.setQueryData<readonly Row[]>(queryKey, (rows = []) =>
      rows.map((row) => (row.id === turn.row.id ? turned(row, turn) : row)),
    )
  const tick = ({ row, cell }: SwitchTurn<Row>): void => {
    const key = `${row.id}/${cell}`
    setSaved((before) => new Set([...before, key]))
    setTimeout(() => setSaved((before) => new Set([...before].filter((each) => each !== key))), tickMs)
  }
  const saving = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: save,
    onMutate: async (turn) => {
      await queryClient.cancelQueries({ queryKey, exact: true })
      put(turn)
    },
    onError: (_error, turn) => put({ ...turn, on: !turn.on }),
    onSuccess: (_answer, turn) => {
      tick(turn)
      const undo = { label: t('global.undo'), run: () => saving.mutate({ ...turn, on: !turn.on }) }
      toasts.show({ tone: 'ok', title: said(turn), actions: [undo] })
    },
    onSettled: () =>
      Promise.all([
        // With it what tells of the change: the histories.
        queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: abilitiesQuery.queryKey }),
      ]),
  })
  return { turn: saving.mutate, saved }
}

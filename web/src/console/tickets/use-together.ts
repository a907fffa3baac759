import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../ui/toast-store.ts'
import { type Deed, doTogether, type Ended } from './do-together.ts'
import type { StaffTicket } from './queries.ts'

export type DeedName = 'assigned' | 'corrected' | 'closed'

interface Wish {
  readonly name: DeedName
  readonly tickets: readonly StaffTicket[]
  readonly deed: Deed
}

export interface Together {
  readonly act: (wish: Wish) => Promise<unknown>
  readonly busy: boolean
  /** How many have been dealt with so far. */
  readonly done: number
  readonly ended: readonly Ended[]
}

/** Does one thing with several tickets. Those that could not be changed stay selected. */
export const useTogether = (onDrop: (ids: readonly string[]) => void): Together => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const acting = useMutation({
    mutationFn: ({ tickets, deed }: Wish) => doTogether(tickets, deed, setDone),
    onMutate: () => setDone(0),
    onSuccess: (ended, { name }) => {
      const changed = ended.filter(({ error }) => error === undefined)
      if (changed.length > 0) toasts.show({ tone: 'ok', title: t(name, { count: changed.length }) })
      onDrop(changed.map(({ ticket }) => ticket.id))
    },
    onSettled: () =>
      Promise.all(
        (['tickets', 'ticket', 'comments'] as const).map((each) =>
          client.invalidateQueries({ queryKey: ['operator', each] }),
        ),
      ),
  })
  return { act: acting.mutateAsync, busy: acting.isPending, done, ended: acting.data ?? [] }
}

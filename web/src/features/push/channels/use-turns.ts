import type { EventPreference } from '@foyer/contract/push/notification.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { preferencesQuery, setPreference } from '../queries.ts'

/** What can be switched for an event. */
type Switched = 'mail' | 'push' | 'company_mail'

interface Turn {
  readonly channel: Switched
  readonly on: boolean
}

/**
 * All channels of an event are saved in one call. Changes are therefore sent one after the other, each based on the
 * server's state at that moment, so that a failed one is rolled back alone.
 */
export const useTurns = (event: EventPreference) => {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery
  const [turned, setTurned] = useState<Partial<Record<Switched, boolean>>>({})
  const savedNow = (): EventPreference =>
    queryClient.getQueryData(queryKey)?.events.find(({ kind }) => kind === event.kind) ?? event
  const saving = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: ({ channel, on }: Turn) => setPreference({ ...savedNow(), [channel]: on }),
    onMutate: ({ channel, on }) => {
      setTurned((now) => ({ ...now, [channel]: on }))
      return queryClient.cancelQueries({ queryKey })
    },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Unless it was switched again meanwhile, the server's state is shown from now on.
    onSettled: (_answer, _error, { channel, on }) =>
      setTurned((now) => (now[channel] === on ? { ...now, [channel]: undefined } : now)),
  })
  const chosen = {
    mail: turned.mail ?? event.mail,
    push: turned.push ?? event.push,
    company_mail: turned.company_mail ?? event.company_mail,
  }
  return { chosen, turn: saving.mutate }
}

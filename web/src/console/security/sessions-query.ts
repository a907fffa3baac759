import type { ConsoleSession } from '@foyer/contract/operator/entry.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['operator', 'own_sessions'],
  queryFn: async (): Promise<readonly ConsoleSession[]> =>
    (await answerOf(api.GET('/operator/api/v1/sessions'))).sessions,
})

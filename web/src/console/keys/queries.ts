import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

const fetchKeys = async () => (await answerOf(api.GET('/operator/api/v1/keys'))).keys
export type OperatorKey = Awaited<ReturnType<typeof fetchKeys>>[number]

/** Keys of programs and people, those that ended included. */
export const keysQuery = queryOptions({ queryKey: ['operator', 'keys'], queryFn: fetchKeys })

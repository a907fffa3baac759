import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'

const fetchBrand = () => answerOf(api.GET('/operator/api/v1/brand'))
export type BrandSettings = Awaited<ReturnType<typeof fetchBrand>>

export const brandQuery = queryOptions({ queryKey: ['operator', 'brand'], queryFn: fetchBrand })

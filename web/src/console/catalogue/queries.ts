import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import type { PageSize } from '../../ui/page-sizes.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'

export const base = ['operator', 'catalogue'] as const

/** Refetches the whole catalogue after an edit or publication. */
export const refreshCatalogue = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: base })

const fetchCatalogue = async () => (await answerOf(api.GET('/operator/api/v1/catalogue/skus'))).skus
export type CatalogueEntry = Awaited<ReturnType<typeof fetchCatalogue>>[number]
export type SkuFacts = NonNullable<CatalogueEntry['draft']>

export const catalogueQuery = queryOptions({
  queryKey: [...base, 'skus'],
  queryFn: fetchCatalogue,
  refetchInterval: 30_000,
})

export const skuQuery = (id: string) =>
  queryOptions({
    queryKey: [...base, 'sku', id],
    queryFn: () => answerOf(api.GET('/operator/api/v1/catalogue/skus/{id}', { params: { path: { id } } })),
    refetchInterval: 30_000,
  })

const fetchDraft = () => answerOf(api.GET('/operator/api/v1/catalogue/draft'))
export type CatalogueDraft = Awaited<ReturnType<typeof fetchDraft>>
export type DraftChange = CatalogueDraft['changes'][number]

export const draftQuery = queryOptions({ queryKey: [...base, 'draft'], queryFn: fetchDraft, refetchInterval: 30_000 })

export interface VersionsSearch {
  readonly cursor?: string | undefined
  readonly limit?: PageSize | undefined
  readonly sort?: 'number' | '-number' | undefined
}

export const versionsQuery = ({ limit = defaultLimit, ...search }: VersionsSearch) => {
  const query = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...base, 'versions', query],
    queryFn: () => answerOf(api.GET('/operator/api/v1/catalogue/versions', { params: { query } })),
    placeholderData: keepPreviousData,
  })
}

const fetchVersion = (number: number) =>
  answerOf(api.GET('/operator/api/v1/catalogue/versions/{number}', { params: { path: { number } } }))
export type CatalogueVersion = Awaited<ReturnType<typeof fetchVersion>>
export type SkuChange = CatalogueVersion['changes'][number]

export const versionQuery = (number: number) =>
  queryOptions({ queryKey: [...base, 'version', number], queryFn: () => fetchVersion(number) })

type PreviewBody = NonNullable<
  paths['/operator/api/v1/catalogue/preview']['post']['requestBody']
>['content']['application/json']

/** What a customer pays now and later. Nothing is requested while the input is invalid. */
export const previewQuery = (body: PreviewBody | null) =>
  queryOptions({
    queryKey: [...base, 'preview', body],
    queryFn: () =>
      body === null
        ? Promise.reject(new Error('unreachable'))
        : answerOf(api.POST('/operator/api/v1/catalogue/preview', { body })),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

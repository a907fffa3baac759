import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import type { CategoriesSearch } from './categories-search.ts'

const fetchCategories = async (search: CategoriesSearch) => {
  const query = defined(search)
  return (await answerOf(api.GET('/operator/api/v1/ticket_categories', { params: { query } }))).ticket_categories
}
export type Category = Awaited<ReturnType<typeof fetchCategories>>[number]

export const allCategories = ['operator', 'categories'] as const

/** All categories, including those no longer offered: a brand has a few dozen. */
export const categoriesQuery = (search: CategoriesSearch) =>
  queryOptions({
    queryKey: [...allCategories, search],
    queryFn: () => fetchCategories(search),
    placeholderData: keepPreviousData,
  })

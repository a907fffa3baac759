import '../list/lists.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck, Plus, Shapes } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSaidCount } from '../../ui/use-said-count.ts'
import { api } from '../api.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { queueKinds, queueProducts } from '../tickets/tickets-search.ts'
import { type CategoriesSearch, categoriesSearch } from './categories-search.ts'
import { NewCategory, RenameCategory } from './category-dialogs.tsx'
import { allCategories, categoriesQuery, type Category } from './queries.ts'

const StateChip = ({ offered }: Pick<Category, 'offered'>) => {
  const { t } = useTranslation(['operator', 'categories'])
  return (
    <Chip tone={offered ? 'ok' : 'off'} icon={offered ? CircleCheck : Ban}>
      {t(offered ? 'categories:offered' : 'categories:not_offered')}
    </Chip>
  )
}

const OfferButton = ({ category: { id, name, offered } }: { category: Category }) => {
  const { t } = useTranslation(['operator', 'categories'])
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: (body: { offered: boolean }) =>
      answerOf(api.PATCH('/operator/api/v1/ticket_categories/{id}', { params: { path: { id } }, body })),
    meta: { success: t(offered ? 'categories:stopped' : 'categories:offered_again', { name }) },
    onSuccess: () => client.invalidateQueries({ queryKey: allCategories }),
  })
  const action = t(offered ? 'categories:stop' : 'categories:offer')
  return (
    <Button
      size="s"
      aria-label={`${action}: ${name}`}
      busy={changing.isPending}
      onClick={() => changing.mutate({ offered: !offered })}
    >
      {action}
    </Button>
  )
}

const Deeds = ({ category }: { category: Category }) => {
  const { t } = useTranslation(['operator', 'categories'])
  const [isRenaming, setRenaming] = useState(false)
  return (
    <span className="row wrap row-deeds">
      <Button size="s" aria-label={`${t('categories:rename')}: ${category.name}`} onClick={() => setRenaming(true)}>
        {t('categories:rename')}
      </Button>
      <OfferButton category={category} />
      {isRenaming && <RenameCategory category={category} onClose={() => setRenaming(false)} />}
    </span>
  )
}

const useProductName = () => {
  const { t } = useTranslation('support')
  return (product: string): string => {
    const known = queueProducts.find((each) => each === product)
    return known === undefined ? product : t(`choices.${known}`)
  }
}

const useColumns = (mayWrite: boolean): readonly Column<Category>[] => {
  const { t } = useTranslation(['operator', 'categories', 'support'])
  const productName = useProductName()
  const deeds: Column<Category> = {
    key: 'deeds',
    title: t('categories:columns.deeds'),
    untitled: true,
    card: 'line',
    cell: (row) => <Deeds category={row} />,
  }
  return [
    {
      key: 'name',
      title: t('categories:columns.name'),
      card: 'title',
      skeleton: 200,
      cell: ({ name }) => <bdi className="name wrapping">{name}</bdi>,
    },
    {
      key: 'kind',
      title: t('support:columns.kind'),
      card: 'line',
      cell: ({ kind, product }) => (
        <>
          {t(`support:kinds.${kind}`)}
          <span className="for-extra tiny subtle">{productName(product)}</span>
        </>
      ),
    },
    {
      key: 'product',
      title: t('support:columns.product'),
      weight: 'extra',
      cell: ({ product }) => productName(product),
    },
    { key: 'state', title: t('categories:columns.state'), card: 'end', cell: (row) => <StateChip {...row} /> },
    ...(mayWrite ? [deeds] : []),
  ]
}

const Filters = () => {
  const { t } = useTranslation('support')
  const [{ kind, product }, change] = useListSearch(categoriesSearch)
  return (
    <div className="toolbar">
      <ChoiceFilter
        name={t('columns.kind')}
        value={kind}
        choices={queueKinds}
        labelOf={(each) => t(`kinds.${each}`)}
        onChange={(next) => change({ kind: next })}
      />
      <ChoiceFilter
        name={t('columns.product')}
        value={product}
        choices={queueProducts}
        labelOf={(each) => t(`choices.${each}`)}
        onChange={(next) => change({ product: next })}
      />
    </div>
  )
}

const noFilter: CategoriesSearch = { kind: undefined, product: undefined }

const Categories = ({ mayWrite, onAdd }: { mayWrite: boolean; onAdd: () => void }) => {
  const { t } = useTranslation(['operator', 'categories'])
  const [search, change] = useListSearch(categoriesSearch)
  const categories = useQuery(categoriesQuery(search))
  const columns = useColumns(mayWrite)
  const { data, isPlaceholderData } = categories
  useSaidCount(data === undefined || isPlaceholderData ? undefined : t('categories:count', { count: data.length }))
  if (categories.isError && categories.data === undefined)
    return <FailureState level={2} error={categories.error} onRetry={() => categories.refetch()} />
  if (categories.data?.length !== 0)
    return (
      <DataTable
        name={t('areas.categories')}
        columns={columns}
        rows={categories.data}
        rowKey={({ id }) => id}
        mark={({ offered }) => (offered ? undefined : 'gone')}
      />
    )
  if (isNarrowed(search, noFilter)) return <NoMatch onClear={() => change(noFilter)} />
  return (
    <EmptyState
      icon={Shapes}
      title={t('categories:empty')}
      text={t('categories:about')}
      actions={mayWrite && <Button onClick={onAdd}>{t('categories:new')}</Button>}
    />
  )
}

/** The ticket categories, offered by topic and product in the new ticket form. */
export const CategoriesPage = () => {
  const { t } = useTranslation(['operator', 'categories'])
  const [search] = useListSearch(categoriesSearch)
  const mayWrite = useMay()('tickets:write')
  const [isAdding, setAdding] = useState(false)
  const add = (): void => setAdding(true)
  return (
    <>
      <PageHeader
        title={t('areas.categories')}
        facts={t('categories:about')}
        actions={
          mayWrite && (
            <Button kind="primary" onClick={add}>
              <Plus />
              {t('categories:new')}
            </Button>
          )
        }
      />
      <Filters />
      <Categories mayWrite={mayWrite} onAdd={add} />
      {isAdding && <NewCategory search={search} onClose={() => setAdding(false)} />}
    </>
  )
}

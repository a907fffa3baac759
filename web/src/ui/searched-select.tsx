import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutToSearch } from '../lib/search-words.ts'
import { failureText } from './failure-text.ts'
import type { FieldTexts } from './field.tsx'
import { Select, type SelectOption } from './select.tsx'
import { useLocale } from './use-locale.ts'
import { useSettled } from './use-settled.ts'

const en = { more: 'Type to find the others', unclear: 'Choose one from the list' }

const ru: typeof en = { more: 'Остальные ищите по названию', unclear: 'Выберите из списка' }

/** These texts stand beside the component, so that the first page does not load them. */
const texts: Readonly<Record<Locale, typeof en>> = { en, ru }

/** As many as are offered at once. */
const offered = 20

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** How the server is asked for what can be chosen: the first rows for no words, and those that match for others. */
export interface Search<Row> {
  readonly key: QueryKey
  /** `query` is left out for no words. */
  readonly read: (asked: { limit: number; query?: string }, signal: AbortSignal) => Promise<Page<Row>>
}

/** What the server finds for these words. */
export const searchedQuery = <Row,>({ key, read }: Search<Row>, words: string) =>
  queryOptions({
    queryKey: [...key, 'to choose', words],
    queryFn: ({ signal }) => read({ limit: offered, ...(words !== '' && { query: words }) }, signal),
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
  })

/** The rows for what is typed. Until they are there, those for earlier words. */
const useRows = <Row,>(search: Search<Row>, typed: string, enabled: boolean) => {
  const words = useSettled(typed)
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...searchedQuery(search, words), enabled })
  const isLate = words !== typed || isPlaceholderData || (data === undefined && error === null)
  /** A search that failed is tried again when somebody goes on with it. */
  const again = (): void => {
    if (error !== null && !isLate) void refetch()
  }
  return { data, isLate, error: isLate ? null : error, again }
}

/** What is typed. Words that the field is left with stand for what they find alone, also if it is found only later. */
const useTyped = () => {
  const [text, setText] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  return {
    text,
    isLeft,
    onType: (next: string | undefined) => {
      setText(next)
      setLeft(false)
    },
    onLeave: (unmatched: string | undefined) => {
      setText(unmatched)
      setLeft(unmatched !== undefined)
    },
  }
}

interface SearchedSelectProps<Row> extends FieldTexts {
  /** Empty while nothing is chosen. */
  readonly value: string
  /** What is chosen now, because it need not be among the rows. */
  readonly chosen: SelectOption | undefined
  /** What choosing nothing is called, where it is a choice. */
  readonly none?: string
  readonly search: Search<Row>
  readonly optionOf: (row: Row) => SelectOption
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** If false, focus alone does not open the list over a dialog's words. */
  readonly openOnFocus?: boolean
  readonly 'data-path'?: string
  /** The row is undefined for nothing. */
  readonly onChange: (row: Row | undefined) => void
}

const noneValue = 'none'
const moreValue = 'more'

/** Choose one of many: the server is asked for what is typed, as a list of all could have thousands. What is found alone needs no click. */
export const SearchedSelect = <Row,>(props: SearchedSelectProps<Row>) => {
  const { value, chosen, none, search, optionOf, onChange, ...field } = props
  const { t } = useTranslation()
  const { more, unclear } = texts[useLocale()]
  const { text, isLeft, onType, onLeave } = useTyped()
  // Nobody searches for what is chosen already.
  const typed = text === undefined || text === chosen?.label || text === none ? '' : cutToSearch(text.trim())
  const { data, isLate, error, again } = useRows(search, typed, field.disabled !== true)
  const only = data?.rows.length === 1 && data.next === null ? data.rows[0] : undefined
  useEffect(() => {
    if (!isLeft || isLate) return
    onLeave(undefined)
    if (only !== undefined) onChange(only)
  })
  const found = (data?.rows ?? []).map((row) => ({ row, option: optionOf(row) }))
  const options = found.map(({ option }) => option)
  const isApart = chosen !== undefined && options.every((option) => option.value !== chosen.value)
  const always = [
    ...(none === undefined ? [] : [{ value: noneValue, label: none }]),
    ...(chosen !== undefined && isApart ? [chosen] : []),
  ]
  return (
    <Select
      {...field}
      value={value === '' && none !== undefined ? noneValue : value}
      options={[
        ...(typed === '' ? always : []),
        ...options,
        ...(data?.next ? [{ value: moreValue, label: more, disabled: true }] : []),
      ]}
      searched={{
        isTyped: text !== undefined && !isLeft,
        isLate: isLate || isLeft,
        onType: (next) => {
          again()
          onType(next)
        },
        onOpen: again,
        onLeave,
        unclear,
        nothing: error === null ? t(isLate ? 'shell.loading' : 'global.nothing_found') : failureText(error),
      }}
      onChange={(next) => onChange(found.find(({ option }) => option.value === next)?.row)}
    />
  )
}

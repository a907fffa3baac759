import './field.css'
import './select.css'
import { selectMaxHeightPx } from '@foyer/contract/vocabulary/constants.ts'
import {
  type ComboboxItem,
  type ComboboxParsedItem,
  HeadlessMantineProvider,
  Select as MantineSelect,
} from '@mantine/core'
import { Check, ChevronDown } from 'lucide-react'
import { type FocusEvent, type InputEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldTexts } from './field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** It can be read, but not chosen. */
  readonly disabled?: boolean
}

/** Options that belong together, under a heading. */
export interface SelectGroup {
  readonly group: string
  readonly items: readonly SelectOption[]
}

const flat = (options: readonly (SelectOption | SelectGroup)[]): readonly SelectOption[] =>
  options.flatMap((each) => ('group' in each ? each.items : [each]))

type Options = ComboboxParsedItem[]

const isOption = (each: Options[number]): each is ComboboxItem => !('group' in each)

/** Options that start with the words come before those that only contain them: after `ger` Germany, then Algeria. */
const ranked = (options: readonly ComboboxItem[], words: string): ComboboxItem[] => {
  const begins = ({ label }: ComboboxItem): boolean => label.toLowerCase().startsWith(words)
  const hold = options.filter(({ label }) => label.toLowerCase().includes(words))
  return [...hold.filter(begins), ...hold.filter((option) => !begins(option))]
}

/** Filters the options: ungrouped ones first, then the groups with matches. */
const found = (options: Options, words: string): Options => {
  const typed = words.trim().toLowerCase()
  const groups = options.flatMap((each) => (isOption(each) ? [] : [{ ...each, items: ranked(each.items, typed) }]))
  return [...ranked(options.filter(isOption), typed), ...groups.filter(({ items }) => items.length > 0)]
}

/** An option typed out in full counts as chosen. Empty if the text matches no option. */
const meantBy = (options: readonly (SelectOption | SelectGroup)[], words: string, chosen: string): string => {
  const typed = words.trim().toLowerCase()
  const meant = flat(options).filter(({ label }) => label.toLowerCase() === typed)
  // Of several options with the same name, the one that was clicked stays chosen.
  return (meant.find(({ value }) => value === chosen) ?? meant[0])?.value ?? ''
}

interface Searched {
  /** Whether the text was typed and is not the label of what is chosen. */
  readonly isTyped: boolean
  /** The options still belong to what was typed before. */
  readonly isLate: boolean
  /** Undefined once an option was chosen. */
  readonly onType: (text: string | undefined) => void
  readonly onOpen: () => void
  /** The field was left with this text, which is no option's label; undefined if what is chosen is clear. */
  readonly onLeave: (unmatched: string | undefined) => void
  /** The text if there are no options. */
  readonly nothing: string
  /** The error if the field was left with words for nothing or for several options. */
  readonly unclear: string
}

interface SelectProps extends FieldTexts {
  readonly name?: string
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly options: readonly (SelectOption | SelectGroup)[]
  /** Options can be found by typing. A text that matches none chooses nothing, which the field says. */
  readonly searchable?: boolean
  /** The options are what was found elsewhere for the typed text. It is searchable as well. */
  readonly searched?: Searched
  /** If false, focusing a searchable select does not open its list; typing, a click or the arrow keys do. */
  readonly openOnFocus?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly autoComplete?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

const classNames = {
  wrapper: 'select',
  input: 'input',
  section: 'select-arrow',
  dropdown: 'select-list',
  option: 'select-option',
  empty: 'select-none',
  group: 'select-group',
  groupLabel: 'select-group-label',
}

const look = {
  allowDeselect: false,
  checkIconPosition: 'right',
  maxDropdownHeight: selectMaxHeightPx,
  classNames,
  rightSection: <ChevronDown size={14} />,
  rightSectionPointerEvents: 'none',
  renderOption: ({ option, checked }: { option: ComboboxItem; checked?: boolean }) => (
    <>
      <span className="grow">{option.label}</span>
      {checked === true && <Check size={14} />}
    </>
  ),
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed', transitionProps: { duration: 0 }, offset: 4 },
} as const

/** Esc closes only the open list, not the dialog around it. */
const keepEsc = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

/** How the list opens. What is searched elsewhere begins with a short one that grows, so it opens where a whole one fits. */
const useOpening = (searched: Searched | undefined) => {
  const [position, setPosition] = useState<'top' | 'bottom'>('bottom')
  const ref = useRef<HTMLInputElement>(null)
  const onDropdownOpen = (): void => {
    if (searched === undefined || ref.current === null) return
    const { top, bottom } = ref.current.getBoundingClientRect()
    const below = innerHeight - bottom
    setPosition(below < selectMaxHeightPx && top > below ? 'top' : 'bottom')
    searched.onOpen()
  }
  return { ref, comboboxProps: { ...look.comboboxProps, position }, onDropdownOpen }
}

/** How Mantine's list is searched: in the options, or elsewhere. */
const searching = (searchable: boolean, searched: Searched | undefined) => ({
  searchable,
  // Enter picks the first match, and the first of a late answer.
  selectFirstOptionOnChange: searched === undefined ? searchable : searched.isTyped && !searched.isLate,
  filter: ({ options, search }: { options: Options; search: string }) =>
    searched?.isLate === false ? options : found(options, search),
  // Unlike the search of the list, it is what the user types, and not the label that is shown.
  onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => searched?.onType(currentTarget.value),
})

/** Choose one of several. The list is at most 300 px high and scrolls beyond that. */
export const Select = (props: SelectProps) => {
  const { label, remark, hint, error, value, options, searched, onChange, onBlur, ...rest } = props
  const { searchable = searched !== undefined } = props
  const { t } = useTranslation()
  /** It was left with a text that matches no option. */
  const [isUnknown, setUnknown] = useState(false)
  const opening = useOpening(searched)
  const isWrong = isUnknown && value === '' && searched?.isLate !== true
  const unknown = isWrong ? (searched?.unclear ?? t('validators.incorrect', { field: label })) : undefined
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    // What is chosen may have no label yet.
    const isSearch = searched?.isTyped ?? searchable
    const meant = isSearch ? meantBy(options, currentTarget.value, value) : value
    const isUnmatched = meant === '' && currentTarget.value.trim() !== ''
    if (meant !== value) onChange(meant)
    setUnknown(isUnmatched)
    searched?.onLeave(isUnmatched ? currentTarget.value : undefined)
    onBlur?.()
  }
  return (
    <Field label={label} remark={remark} hint={hint} error={unknown ?? error}>
      {({ id, ...described }) => (
        <HeadlessMantineProvider>
          <MantineSelect
            {...rest}
            {...look}
            {...opening}
            id={id}
            // For the list, which the field's label element does not name.
            aria-label={label}
            // Passed as attributes, because Mantine's missing wrapper would overwrite props.
            attributes={{ input: described }}
            value={value === '' ? null : value}
            placeholder={rest.disabled === true ? undefined : t('global.choose')}
            data={options.map((each) => ('group' in each ? { group: each.group, items: [...each.items] } : each))}
            onChange={(next) => {
              searched?.onType(undefined)
              onChange(next ?? '')
            }}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={leave}
            onKeyDown={keepEsc}
            {...searching(searchable, searched)}
            // Without options, for example while they load, nothing was searched for, so no list opens.
            nothingFoundMessage={searched?.nothing ?? (options.length > 0 && t('global.nothing_found'))}
          />
        </HeadlessMantineProvider>
      )}
    </Field>
  )
}

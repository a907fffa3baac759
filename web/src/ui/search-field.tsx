import './field.css'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutToSearch } from '../lib/search-words.ts'
import { IconButton } from './icon-button.tsx'
import { askedFor, following, searchingFor } from './search-rules.ts'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** How long to wait for the next key, in ms. */
  readonly waitMs?: number
  /** The maximum length of a search, if it differs from the default. */
  readonly most?: number
  readonly onSearch: (value: string) => void
}

/** Filters a list while typing; Enter searches at once. */
export const SearchField = ({ label, value, waitMs = 300, most, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation()
  const [searching, setSearching] = useState(() => searchingFor(value))
  const { typed } = searching
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (value !== searching.known) setSearching(following(searching, value))

  const search = (next: string, wait: number): void => {
    setSearching((now) => ({ ...now, typed: next }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSearching((now) => askedFor(now, next.trim()))
      onSearch(next.trim())
    }, wait)
  }
  const clear = (): void => {
    search('', 0)
    // The clear button disappears, so the focus returns to the field.
    input.current?.focus()
  }
  return (
    <search className="affix s search">
      <Search />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => search(cutToSearch(target.value, most), waitMs)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed, 0)}
      />
      {typed !== '' && <IconButton icon={X} label={t('global.clear')} onClick={clear} />}
    </search>
  )
}

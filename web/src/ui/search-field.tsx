import './field.css'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const { typed, known, asked } = searching
  const input = useRef<HTMLInputElement>(null)
  if (value !== known) setSearching(following(searching, value))

  const search = (text: string): void => {
    const words = text.trim()
    // The address has it, or will have it once all that was sent has arrived.
    if (words === (asked.at(-1) ?? known)) return
    setSearching((now) => askedFor(now, words))
    onSearch(words)
  }
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchNow(typed), waitMs)
    // Also if somebody else has changed the address: what was typed just before must not come back.
    return () => clearTimeout(timer)
  }, [typed, waitMs])
  const type = (text: string): void => setSearching({ ...searching, typed: text })
  const clear = (): void => {
    type('')
    search('')
    // The clear button disappears, so the focus returns to the field.
    input.current?.focus()
  }
  return (
    // A button that clears all filters resets the field, whose text may not have reached the address yet.
    <search className="affix s search" onReset={() => setSearching(searchingFor(value))}>
      <Search />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => type(cutToSearch(target.value, most))}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
      {typed !== '' && <IconButton icon={X} label={t('global.clear')} onClick={clear} />}
    </search>
  )
}

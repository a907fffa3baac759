import '../../ui/field.css'
import './reply-picker.css'
import {
  type FilledReply,
  fillReply,
  placeholdersIn,
  writtenPlaceholder,
} from '@foyer/contract/support/reply-placeholders.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Words } from '../../ui/talk/words.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { paths } from '../paths.ts'
import { everyReplyQuery, type SavedReply } from '../replies/queries.ts'
import { variantOf } from '../replies/variant-of.ts'
import type { StaffTicket } from './queries.ts'
import { hitsFor } from './reply-hits.ts'
import { useReplyValues } from './use-reply-values.ts'

interface PreviewProps {
  readonly reply: SavedReply
  readonly wanted: Locale
  readonly filled: FilledReply
  readonly given: Locale
  readonly onLocale: (locale: Locale) => void
}

const Remark = ({ children }: { children: string }) => (
  <p className="small row top reply-remark">
    <TriangleAlert size={14} />
    <span>{children}</span>
  </p>
)

/** The text to be inserted, and remarks on it. */
const Preview = ({ reply, wanted, filled, given, onLocale }: PreviewProps) => {
  const { t } = useTranslation('operator')
  const hasBoth = locales.every((locale) => reply.texts[locale] !== null)
  const gaps = placeholdersIn(filled.text).map(writtenPlaceholder).join(', ')
  return (
    <section className="stack s3 reply-preview" aria-label={t('replies.preview')}>
      {hasBoth && (
        <Segmented
          label={t('replies.pick_language')}
          value={given}
          segments={locales.map((value) => ({ value, name: localeNames[value] }))}
          onChange={onLocale}
        />
      )}
      {given !== wanted && <Remark>{t(`replies.other_language.${wanted}`)}</Remark>}
      {gaps !== '' && <Remark>{t('replies.gap', { placeholders: gaps })}</Remark>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className="reply-words" tabIndex={0}>
        <Words text={filled.text} />
      </div>
    </section>
  )
}

interface HitsProps {
  readonly id: string
  readonly hits: readonly SavedReply[]
  readonly at: number
  readonly excerptOf: (reply: SavedReply) => string
  readonly onPoint: (at: number) => void
  readonly onChoose: () => void
}

/** The focus stays in the input, which names the active option in `aria-activedescendant`. */
const Hits = ({ id, hits, at, excerptOf, onPoint, onChoose }: HitsProps) => {
  const { t } = useTranslation('operator')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
    <div className="reply-hits" role="listbox" id={id} aria-label={t('replies.pick_list')}>
      {hits.map((reply, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the input chooses the same
        <div
          key={reply.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list that no select draws
          role="option"
          tabIndex={-1}
          id={`${id}-${index}`}
          aria-selected={index === at}
          className="reply-hit"
          onPointerMove={({ pointerType }) => {
            if (pointerType === 'mouse') onPoint(index)
          }}
          // On touch screens, the first tap shows the preview and the second chooses.
          onClick={() => (index === at ? onChoose() : onPoint(index))}
        >
          <span className="reply-name">
            <bdi>{reply.name}</bdi>
          </span>
          <span className="tiny subtle cut" dir="auto">
            {excerptOf(reply)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The chosen reply, ready to be inserted. */
export interface ChosenReply {
  readonly id: string
  readonly filled: FilledReply
}

interface PickerProps {
  readonly ticket: StaffTicket
  /** The answer is a note for colleagues. */
  readonly isNote: boolean
  readonly onChoose: (chosen: ChosenReply) => void
  /** Types a slash instead, if a slash opened the picker. */
  readonly onSlash: (() => void) | undefined
  readonly onClose: () => void
}

/** The active hit, moved by the arrow keys. */
const usePlace = (listId: string, count: number) => {
  const [at, setAt] = useState(0)
  const step = (by: 1 | -1): void => {
    if (count === 0) return
    const next = (at + by + count) % count
    setAt(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return { at: Math.min(at, Math.max(0, count - 1)), setAt, step }
}

/** The length of text that fits on one line of the list. */
const glance = 160

const useChoice = ({ ticket, isNote }: PickerProps, replies: readonly SavedReply[]) => {
  const listId = useId()
  const own = useLocale()
  const known = useReplyValues(ticket)
  const [query, setQuery] = useState('')
  const [locale, setLocale] = useState<Locale>()
  const hits = hitsFor(query, replies)
  const place = usePlace(listId, hits.length)
  const wanted = locale ?? (isNote ? own : (known.locale ?? own))
  const reply = hits[place.at]
  const variant = reply === undefined ? undefined : variantOf(reply, wanted)
  const chosen =
    reply === undefined || variant === undefined
      ? undefined
      : { reply, given: variant.locale, filled: fillReply(variant.text, known.values) }
  const excerptOf = (each: SavedReply): string =>
    fillReply(cut(variantOf(each, wanted).text, glance), known.values).text
  const search = (text: string): void => {
    setQuery(text)
    place.setAt(0)
  }
  return { listId, query, search, hits, place, wanted, setLocale, chosen, excerptOf, isLoading: known.isLoading }
}

type Choice = ReturnType<typeof useChoice>

const SearchBox = ({ choice, onKeyDown }: { choice: Choice; onKeyDown: (event: KeyboardEvent) => void }) => {
  const { t } = useTranslation('operator')
  const { listId, hits, place, query, search } = choice
  return (
    <div className="affix reply-search">
      <Search />
      <input
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={hits.length > 0 ? `${listId}-${place.at}` : undefined}
        aria-label={t('replies.search')}
        autoComplete="off"
        placeholder={t('replies.search')}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => search(target.value)}
      />
    </div>
  )
}

const Found = ({ choice, isNone, onChoose }: { choice: Choice; isNone: boolean; onChoose: () => void }) => {
  const { t } = useTranslation('operator')
  const { listId, query, hits, place, wanted, setLocale, chosen, excerptOf } = choice
  if (chosen === undefined)
    return (
      <output className="muted reply-none">
        {isNone ? t('replies.pick_empty') : t('replies.pick_none', { query })}
      </output>
    )
  return (
    <div className="reply-columns">
      <Hits id={listId} hits={hits} at={place.at} excerptOf={excerptOf} onPoint={place.setAt} onChoose={onChoose} />
      <Preview {...chosen} wanted={wanted} onLocale={setLocale} />
    </div>
  )
}

/** Remembers Enter pressed before everything has loaded, so that it need not be pressed again. */
const useChooseOnce = (isReady: boolean, choose: () => void): (() => void) => {
  const [isWanted, setWanted] = useState(false)
  const chooseNow = useEffectEvent(choose)
  useEffect(() => {
    if (isWanted && isReady) chooseNow()
  }, [isWanted, isReady])
  return () => (isReady ? choose() : setWanted(true))
}

/** Finds a saved reply and previews it for this customer, entirely by keyboard. */
export const ReplyPicker = (props: PickerProps) => {
  const { t } = useTranslation('operator')
  const { onChoose, onSlash, onClose } = props
  const query = useQuery(everyReplyQuery)
  const choice = useChoice(props, query.data ?? [])
  const { chosen } = choice
  const isReady = !query.isLoading && !choice.isLoading
  const choose = useChooseOnce(isReady, () => {
    if (chosen !== undefined) onChoose({ id: chosen.reply.id, filled: chosen.filled })
  })
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown') choice.place.step(1)
    else if (event.key === 'ArrowUp') choice.place.step(-1)
    else if (event.key === 'Enter') choose()
    else if (event.key === '/' && choice.query === '' && onSlash !== undefined) onSlash()
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      title={t('replies.pick_title')}
      size="l"
      onClose={onClose}
      actions={
        <>
          <Link to={paths.replies} className="small reply-manage">
            {t('replies.manage')}
          </Link>
          <Button kind="primary" disabled={chosen === undefined} onClick={choose}>
            {t('replies.pick_action')}
          </Button>
        </>
      }
    >
      <SearchBox choice={choice} onKeyDown={press} />
      <Loaded query={query} level={2} skeleton={<Skeleton height={280} />}>
        {(all) => <Found choice={choice} isNone={all.length === 0} onChoose={choose} />}
      </Loaded>
      <p className="hint reply-keys">
        {t('replies.pick_hint')}
        {onSlash !== undefined && ` ${t('replies.pick_slash')}`}
      </p>
    </Dialog>
  )
}

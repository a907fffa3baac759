import '../../ui/field.css'
import '../../ui/menu.css'
import './palette.css'
import { useRouter } from '@tanstack/react-router'
import { CornerDownLeft, Search } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { exactFirst } from './exact-first.ts'
import { NotSearched } from './not-searched.tsx'
import { recentCommands, rememberCommand } from './recent.ts'
import { searchScore } from './search-text.ts'
import { takeTyped } from './typed-ahead.tsx'
import type { Asked } from './use-found.ts'

/** A place to go to or an action. */
export interface Command {
  readonly id: string
  readonly group: string
  readonly name: string
  /** Shown in grey, and searched as well. */
  readonly remark?: string
  /** A number or address that identifies exactly this one: anyone who types it means this one. */
  readonly identifier?: string
  /** Other words for it, searched but not shown. */
  readonly synonyms?: string
  /** Shown only in search results, because there are many like it. */
  readonly onlySearched?: true
  readonly does: { readonly goTo: string } | { readonly run: () => void }
}

/** Commands that belong together, in display order. */
export interface CommandGroupOf {
  readonly group: string
  readonly title: string
  /** Too many to show before anything is typed. */
  readonly many?: true
}

/** Results from the server are shown as they are, without another text match. */
interface PaletteDialogProps extends Asked<Command> {
  readonly commands: readonly Command[]
  readonly groups: readonly CommandGroupOf[]
  readonly placeholder: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

interface Hit {
  readonly heading: string
  readonly command: Command
}

const perGroup = 6
const recentHeading = 'recent'

const atFirst = (commands: readonly Command[], groups: readonly CommandGroupOf[]): readonly Hit[] => {
  const open = commands.filter(({ onlySearched }) => onlySearched !== true)
  const recent = recentCommands().flatMap((id) => commands.filter((command) => command.id === id))
  const shown = groups.filter(({ many }) => many !== true).map(({ group }) => group)
  const rest = open.filter(({ id, group }) => shown.includes(group) && !recent.some((other) => other.id === id))
  return [
    ...recent.map((command) => ({ heading: recentHeading, command })),
    ...rest.map((command) => ({ heading: command.group, command })),
  ]
}

/** A match in the name ranks above a match in a synonym. */
const scoreOf = (query: string, { name, remark = '', synonyms = '' }: Command): number =>
  searchScore(query, `${name} ${remark}`) || searchScore(query, `${name} ${remark} ${synonyms}`) / 2

const hitsFor = (
  query: string,
  { commands, groups, found }: Pick<PaletteDialogProps, 'commands' | 'groups' | 'found'>,
): readonly Hit[] => {
  if (query.trim() === '') return atFirst(commands, groups)
  const scored = commands
    .map((command) => ({ command, score: scoreOf(query, command) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command)
  const all = [...scored, ...found.filter(({ id }) => !scored.some((other) => other.id === id))]
  const sorted = exactFirst(query, groups, all)
  return sorted.groups.flatMap(({ group }) =>
    sorted.found
      .filter((command) => command.group === group)
      .slice(0, perGroup)
      .map((command) => ({ heading: group, command })),
  )
}

const useChoose = (commands: readonly Command[], onClose: () => void) => {
  const router = useRouter()
  return ({ id, does }: Command): void => {
    // Only known commands are remembered. A server result is not available before typing: as a recent command it would
    // take up a place and show nothing.
    if (commands.some((command) => command.id === id)) rememberCommand(id)
    onClose()
    if ('goTo' in does) void router.navigate({ href: does.goTo })
    else does.run()
  }
}

interface ListProps {
  readonly titleOf: (heading: string) => string
  readonly id: string
  readonly hits: readonly Hit[]
  readonly at: number
  readonly onPoint: (at: number) => void
  readonly onChoose: (command: Command) => void
}

/** The focus stays in the input, which names the active option in `aria-activedescendant`. */
const HitList = ({ id, hits, titleOf, at, onPoint, onChoose }: ListProps) => {
  const { t } = useTranslation('palette')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
    <div className="palette-list" role="listbox" id={id} aria-label={t('title')}>
      {hits.map(({ heading, command }, index) => (
        <Fragment key={command.id}>
          {heading !== hits[index - 1]?.heading && (
            <div className="menu-label" role="presentation">
              {titleOf(heading)}
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the input chooses the same */}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot draw this option
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === at}
            className="palette-row"
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(command)}
          >
            <span className="cut">{command.name}</span>
            {command.remark !== undefined && <span className="subtle cut">{command.remark}</span>}
            {index === at && <CornerDownLeft size={14} className="end" />}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

interface CursorParts {
  readonly listId: string
  readonly hits: readonly Hit[]
  /** Whether a hit may be chosen: not before it is certain that it matches the current words. */
  readonly isReady: (command: Command | undefined) => boolean
  readonly onChoose: (command: Command) => void
}

/**
 * The active hit. It stays active when the list is reordered. Arrows move it and Enter chooses it; Enter waits for
 * results that are on their way.
 */
const useCursor = ({ listId, hits, isReady, onChoose }: CursorParts) => {
  const [pointed, setPointed] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const at = Math.max(
    hits.findIndex(({ command }) => command.id === pointed),
    0,
  )
  const chosen = hits[at]?.command
  const mayChoose = isReady(chosen)
  const setAt = (next: number): void => setPointed(hits[next]?.command.id)
  const choose = useEffectEvent(onChoose)
  const waited = isEntered && mayChoose ? chosen : undefined
  // The search has found nothing, so there is nothing left for Enter to wait for.
  if (isEntered && mayChoose && chosen === undefined) setEntered(false)
  useEffect(() => {
    if (waited !== undefined) choose(waited)
  }, [waited])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      const next = (at + step + hits.length) % hits.length
      setAt(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !mayChoose) setEntered(true)
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen)
    else return
    event.preventDefault()
  }
  const restart = (): void => {
    setPointed(undefined)
    setEntered(false)
  }
  return { at, setAt, onKeyDown, restart, enter: () => setEntered(true) }
}

/** Continues with what was typed before the search was loaded. */
const useTypedAhead = (search: (text: string) => void, enter: () => void): void => {
  const goOn = useEffectEvent(() => {
    const { text, isEntered } = takeTyped()
    if (text !== '') search(text)
    if (isEntered) enter()
  })
  useLayoutEffect(() => goOn(), [])
}

interface RestProps extends Pick<Asked<Command>, 'missed' | 'again' | 'isAsking'> {
  readonly query: string
  readonly isEmpty: boolean
}

/** Below the results: a note that there are none, or that part of the search failed. */
const Rest = ({ query, isEmpty, missed, ...asked }: RestProps) => {
  const { t } = useTranslation('palette')
  // Also without a note: screen readers often miss a region that appears together with its text.
  return (
    <output className={isEmpty || missed !== 'none' ? 'stack s2 muted palette-none' : 'sr'}>
      {isEmpty && missed !== 'all' && <span>{t('none', { query })}</span>}
      {missed !== 'none' && <NotSearched {...asked} missed={isEmpty ? missed : 'some'} />}
    </output>
  )
}

/** The keyboard-driven search: Ctrl/⌘ K or `/`. */
export const PaletteDialog = (props: PaletteDialogProps) => {
  const { commands, groups, awaited, missed, isAsking, placeholder, onQuery, onClose } = props
  const { t } = useTranslation('palette')
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const choose = useChoose(commands, onClose)
  const hits = hitsFor(query, props)
  const isReady = (command: Command | undefined): boolean =>
    !awaited || (command !== undefined && commands.includes(command))
  const { at, setAt, onKeyDown, restart, enter } = useCursor({ listId, hits, isReady, onChoose: choose })
  const search = (text: string): void => {
    setQuery(text)
    restart()
    onQuery(text)
  }
  useTypedAhead(search, enter)
  const again = (): void => {
    // The button disappears with the message, so the focus returns to the input.
    input.current?.focus()
    props.again()
  }
  const titleOf = (heading: string): string => groups.find(({ group }) => group === heading)?.title ?? t('recent')
  return (
    <Dialog title={t('title')} size="l" onClose={onClose}>
      <div className="affix palette-input">
        <Search />
        <input
          ref={input}
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${at}` : undefined}
          aria-label={t('title')}
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          onKeyDown={onKeyDown}
          onChange={({ target }) => search(target.value)}
        />
      </div>
      <HitList id={listId} hits={hits} titleOf={titleOf} at={at} onPoint={setAt} onChoose={choose} />
      <Rest query={query} isEmpty={hits.length === 0} missed={missed} isAsking={isAsking} again={again} />
      <p className="hint">{t('hint')}</p>
    </Dialog>
  )
}

import './found-filter.css'
import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exactFirst } from '../../app/palette/exact-first.ts'
import { NotSearched } from '../../app/palette/not-searched.tsx'
import { type Answer, fewestLetters, foundQuery, useFound } from '../../app/palette/use-found.ts'
import { Filter } from '../../ui/filter.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMay } from '../me.ts'
import { find, type Found } from '../shell/find.ts'

interface ChoiceProps {
  readonly label: string
  readonly hint: string
  /** The areas to search, as far as the role opens them. */
  readonly areas: readonly OperatorScope[]
  readonly onChoose: (id: string) => void
}

interface FoundFilterProps extends Omit<ChoiceProps, 'label'> {
  readonly name: string
  /** The current value in words. */
  readonly value: string | undefined
  readonly onClear: () => void
}

/** Short, because users who do not find the object here type more of its name. */
const most = 9

/** The same share for each kind: a customer's many tickets must not crowd out their only invoice. */
const fairly = (found: readonly Found[], kinds: number): readonly Found[] =>
  [...Map.groupBy(found, ({ group }) => group).values()].flatMap((alike) => alike.slice(0, Math.ceil(most / kinds)))

interface FoundButtonsProps extends Pick<ChoiceProps, 'onChoose'> {
  readonly found: readonly Found[]
}

const FoundButtons = ({ found, onChoose }: FoundButtonsProps) => {
  const { t } = useTranslation('operator')
  if (found.length === 0) return <p className="small muted">{t('list.none_title')}</p>
  return (
    <div className="stack s2 found">
      {found.map(({ id, object_id, name, remark }) => (
        <button key={id} type="button" className="btn s" onClick={() => onChoose(object_id)}>
          <span>
            <bdi>{name}</bdi>
            {remark !== name && <span className="cell-under tiny subtle">{remark}</span>}
          </span>
        </button>
      ))}
    </div>
  )
}

const FoundChoice = ({ label, hint, areas, onChoose }: ChoiceProps) => {
  const client = useQueryClient()
  const open = areas.filter(useMay())
  const [typed, setTyped] = useState('')
  const key = ['operator', 'found', ...open] as const
  const findFairly = async (words: string, signal: AbortSignal): Promise<Answer<Found>> => {
    const { items, missed } = await find(client, words, (scope) => open.includes(scope), signal)
    return { items: fairly(exactFirst(words, [], items).found, open.length), missed }
  }
  const { found, awaited, missed, ...asking } = useFound(key, typed, findFairly)
  const isKnown = found.length > 0 || (missed !== 'all' && typed.trim().length >= fewestLetters && !awaited)
  /** Picks the first result. Without one, the text is taken as an id, which the search does not cover. */
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const meant = typed.trim()
    if (meant.length < fewestLetters) return
    const { items, missed: unknown } = await client.fetchQuery(foundQuery(key, meant, findFairly))
    if (items.length > 0 || unknown === 'none') onChoose(items[0]?.object_id ?? meant)
  }
  return (
    <form className="stack s3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isKnown && <FoundButtons found={found} onChoose={onChoose} />}
      {missed !== 'none' && (
        <output className="stack s2 small muted">
          <NotSearched {...asking} missed={missed} />
        </output>
      )}
    </form>
  )
}

/** Filters the log by one of very many objects, found by words and stored by id. */
export const FoundFilter = ({ name, value, onClear, onChoose, ...choice }: FoundFilterProps) => (
  <Filter name={name} value={value} onClear={onClear}>
    {(close) => (
      <FoundChoice
        {...choice}
        label={name}
        onChoose={(id) => {
          onChoose(id)
          close()
        }}
      />
    )}
  </Filter>
)

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { elementOf, lead } from './lead.ts'

/** From this many messages on, scrolling to the last one takes long. */
const many = 10

/**
 * Where unseen messages are. They can also be above: the page keeps its position while the user types, and new messages
 * push upwards.
 */
type Place = 'above' | 'below'

/**
 * The first unseen new message, how many there are from it on, and where it is. In a long conversation, at first the
 * last message, until it was seen.
 */
const useUnseen = (ids: readonly string[]) => {
  const [seen, setSeen] = useState(ids.length < many ? ids.length : ids.length - 1)
  const [atFirst] = useState(ids.length)
  const [place, setPlace] = useState<Place>()
  // New messages take precedence over the unseen end of the old ones.
  const first = ids.length > atFirst ? Math.max(seen, atFirst) : seen
  const id = ids[first]
  useEffect(() => {
    const said = elementOf(id)
    if (said === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      const isInSight = entry?.isIntersecting === true
      setPlace(isInSight || entry === undefined ? undefined : entry.boundingClientRect.top < 0 ? 'above' : 'below')
      if (isInSight) setSeen(first + 1)
    })
    observer.observe(said)
    return () => observer.disconnect()
  }, [id, first])
  return { id, place, isNew: first >= atFirst, count: ids.length - first, arrived: ids.length - atFirst }
}

interface NewsProps {
  /** In order. Messages present at first, or later inserted before them, do not count as new. */
  readonly said: readonly { readonly id: string; readonly isOthers: boolean }[]
}

/** Other people's messages, starting from the first message at mount. */
const useOthers = (said: NewsProps['said']): readonly string[] => {
  const [begin] = useState(said[0]?.id)
  const from = Math.max(
    0,
    said.findIndex(({ id }) => id === begin),
  )
  return said.slice(from).flatMap(({ id, isOthers }) => (isOthers ? [id] : []))
}

/**
 * Announces new messages of others and offers to jump to the first unseen one; at first it offers to jump to the end of
 * a long conversation.
 */
export const News = ({ said }: NewsProps) => {
  const { t } = useTranslation('talk')
  const { id, place, isNew, count, arrived } = useUnseen(useOthers(said))
  const Arrow = place === 'above' ? ArrowUp : ArrowDown
  return (
    <>
      <output className="sr">{arrived > 0 && t('conversation.arrived', { count: arrived })}</output>
      <div className="new-below">
        {id !== undefined && place !== undefined && (
          // The button disappears once its target is visible; `lead` moves the focus there.
          <button type="button" className={isNew ? 'btn s primary' : 'btn s'} onClick={() => lead(elementOf(id))}>
            <Arrow />
            {isNew ? t(`conversation.${place}`, { count }) : t('conversation.last')}
          </button>
        )}
      </div>
    </>
  )
}

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidId } from './said.tsx'

/** From so many answers on the way to the last one is long. */
const many = 10

/** Where words stand that were out of sight: above, too, for the page stands still for whoever types, and what comes grows away from them. */
type Place = 'above' | 'below'

const elementOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.getElementById(saidId(id))

/** The first of the words that have come since and were not in sight yet, how many there are from it on, and where it stands; in a long conversation the last ones, until they were seen. */
const useUnseen = (ids: readonly string[]) => {
  const [seen, setSeen] = useState(ids.length < many ? ids.length : ids.length - 1)
  const [atFirst] = useState(ids.length)
  const [place, setPlace] = useState<Place>()
  // What has come since goes before the end of what was there.
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

/** Reading goes on from there, by eye and by ear; the button goes away with what it leads to. */
const lead = (said: HTMLElement | null): void => {
  if (said === null) return
  said.tabIndex = -1
  said.focus({ preventScroll: true })
  said.scrollIntoView({ block: 'start' })
}

interface NewsProps {
  /** The words of others, in their order; those that are there at first are old. */
  readonly ids: readonly string[]
}

/** Says that others have written meanwhile, and leads to the first words that are out of sight; at first past a long conversation. */
export const News = ({ ids }: NewsProps) => {
  const { t } = useTranslation('talk')
  const { id, place, isNew, count, arrived } = useUnseen(ids)
  const Arrow = place === 'above' ? ArrowUp : ArrowDown
  return (
    <>
      <output className="sr">{arrived > 0 && t('conversation.arrived', { count: arrived })}</output>
      <div className="new-below">
        {id !== undefined && place !== undefined && (
          <button type="button" className={isNew ? 'btn s primary' : 'btn s'} onClick={() => lead(elementOf(id))}>
            <Arrow />
            {isNew ? t(`conversation.${place}`, { count }) : t('conversation.last')}
          </button>
        )}
      </div>
    </>
  )
}

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { elementOf, lead } from './lead.ts'

/** From so many answers on the way to the last one is long. */
const many = 10

/** Where words stand that were out of sight: above, too, for the page stands still for whoever types, and what comes grows away from them. */
type Place = 'above' | 'below'

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

interface NewsProps {
  /** In their order; those that are there at first are old, and so is what is put in front of them later. */
  readonly said: readonly { readonly id: string; readonly isOthers: boolean }[]
}

/** Those of others, from the first word on that was there at first. */
const useOthers = (said: NewsProps['said']): readonly string[] => {
  const [begin] = useState(said[0]?.id)
  const from = Math.max(
    0,
    said.findIndex(({ id }) => id === begin),
  )
  return said.slice(from).flatMap(({ id, isOthers }) => (isOthers ? [id] : []))
}

/** Says that others have written meanwhile, and leads to the first words that are out of sight; at first past a long conversation. */
export const News = ({ said }: NewsProps) => {
  const { t } = useTranslation('talk')
  const { id, place, isNew, count, arrived } = useUnseen(useOthers(said))
  const Arrow = place === 'above' ? ArrowUp : ArrowDown
  return (
    <>
      <output className="sr">{arrived > 0 && t('conversation.arrived', { count: arrived })}</output>
      <div className="new-below">
        {id !== undefined && place !== undefined && (
          // Goes away with what it leads to.
          <button type="button" className={isNew ? 'btn s primary' : 'btn s'} onClick={() => lead(elementOf(id))}>
            <Arrow />
            {isNew ? t(`conversation.${place}`, { count }) : t('conversation.last')}
          </button>
        )}
      </div>
    </>
  )
}

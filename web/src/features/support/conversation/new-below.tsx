import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How many of the words have come since the end of the conversation was last in sight. */
const useUnseen = (end: RefObject<HTMLElement | null>, count: number): number => {
  const [seen, setSeen] = useState(count)
  const latest = useRef(count)
  latest.current = count
  useEffect(() => {
    const element = end.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setSeen(latest.current)
    })
    observer.observe(element)
    return () => observer.disconnect()
    // Watched anew for each count: one that comes while the end is in sight has been seen.
  }, [end, count])
  return Math.max(0, count - seen)
}

interface NewBelowProps {
  readonly end: RefObject<HTMLElement | null>
  readonly count: number
}

/** Says that something came below what is in sight, and leads there. */
export const NewBelow = ({ end, count }: NewBelowProps) => {
  const { t } = useTranslation('support')
  const unseen = useUnseen(end, count)
  return (
    <output className="new-below">
      {unseen > 0 && (
        <button
          type="button"
          className="btn s primary"
          onClick={() => end.current?.scrollIntoView({ block: 'center' })}
        >
          <ArrowDown />
          {t('conversation.below', { count: unseen })}
        </button>
      )}
    </output>
  )
}

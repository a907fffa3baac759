import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether the end of the conversation is in sight. */
const useInSight = (end: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const element = end.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [end])
  return isSeen
}

/** How many of the words have come since the end of the conversation was last in sight; those that were there at first are old. */
const useUnseen = (end: RefObject<HTMLElement | null>, count: number): number => {
  const isSeen = useInSight(end)
  const [seen, setSeen] = useState(count)
  if (isSeen && seen !== count) setSeen(count)
  return Math.max(0, count - seen)
}

interface NewBelowProps {
  readonly end: RefObject<HTMLElement | null>
  readonly count: number
}

/** Says that something came below what is in sight, and leads there. */
export const NewBelow = ({ end, count }: NewBelowProps) => {
  const { t } = useTranslation('talk')
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { Button } from '../button.tsx'
import { useLocale } from '../use-locale.ts'
import { elementOf, lead } from './lead.ts'
import type { NewestWords } from './newest-words.ts'

interface EarlierProps {
  readonly words: NewestWords<{ readonly id: string }>
  /** Where they begin. */
  readonly from: string
  /** Under which they are kept. */
  readonly queryKey: readonly unknown[]
  /** Asks for those before a cursor. */
  readonly fetchEarlier: (cursor: string) => Promise<NewestWords<{ readonly id: string }>>
}

/** One page of them more, and to the first of it once it is there: they are read from there on. */
const useEarlier = ({ words: { comments }, queryKey, fetchEarlier }: EarlierProps) => {
  const client = useQueryClient()
  const first = useRef<string>(undefined)
  const begin = comments[0]?.id
  // Once they stand in front of the others.
  useEffect(() => {
    if (begin === undefined || begin !== first.current) return
    lead(elementOf(begin))
    first.current = undefined
  }, [begin])
  // The button is gone with the last of them.
  useEffect(() => () => lead(elementOf(first.current)), [])
  return useMutation({
    mutationFn: fetchEarlier,
    onSuccess: (page, cursor) => {
      first.current = page.comments[0]?.id
      client.setQueryData<EarlierProps['words']>(queryKey, (now) =>
        // What is shown may begin elsewhere by now.
        now?.earlier === cursor
          ? { ...now, comments: [...page.comments, ...now.comments], earlier: page.earlier }
          : now,
      )
    },
  })
}

/** The way to the words before those that are shown of a conversation. */
export const Earlier = (props: EarlierProps) => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  const { comments, count } = props.words
  const { isPending, mutate } = useEarlier(props)
  return (
    <p className="talk-line">
      <Button size="s" busy={isPending} onClick={() => mutate(props.from)}>
        {t('conversation.earlier', { left: formatNumber(count - comments.length, locale) })}
      </Button>
    </p>
  )
}

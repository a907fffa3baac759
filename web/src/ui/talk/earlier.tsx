import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { Button } from '../button.tsx'
import { useLocale } from '../use-locale.ts'
import { elementOf, lead } from './lead.ts'
import type { NewestWords } from './newest-words.ts'

interface EarlierProps {
  readonly words: NewestWords<{ readonly id: string }>
  /** The cursor of the next earlier page. */
  readonly from: string
  /** The cache key of the conversation. */
  readonly queryKey: QueryKey
  /** Loads the page before a cursor. */
  readonly fetchEarlier: (cursor: string) => Promise<NewestWords<{ readonly id: string }>>
}

/** Loads one more earlier page and moves the focus to its first message, so that reading continues there. */
const useEarlier = ({ words: { comments }, queryKey, fetchEarlier }: EarlierProps) => {
  const client = useQueryClient()
  const first = useRef<string>(undefined)
  const begin = comments[0]?.id
  // After the earlier messages have been rendered.
  useEffect(() => {
    if (begin === undefined || begin !== first.current) return
    lead(elementOf(begin))
    first.current = undefined
  }, [begin])
  // The button disappears with the last page, so the focus moves on.
  useEffect(() => () => lead(elementOf(first.current)), [])
  return useMutation({
    mutationFn: fetchEarlier,
    onSuccess: (page, cursor) => {
      first.current = page.comments[0]?.id
      client.setQueryData<EarlierProps['words']>(queryKey, (now) =>
        // Ignores the page if the conversation now starts elsewhere.
        now?.earlier === cursor
          ? { ...now, comments: [...page.comments, ...now.comments], earlier: page.earlier }
          : now,
      )
    },
  })
}

/** The button that loads the messages before the ones shown. */
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

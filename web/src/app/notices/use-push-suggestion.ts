import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { featuresQuery } from '../../api/features.ts'
import { dismissSuggestion, isSuggestionDismissed, pushChanceQuery } from '../../api/push.ts'
import { aside } from '../../api/query-client.ts'

const listeners = new Set<() => void>()

/** Whether to suggest notifications in this browser: they are possible, off, and have not been declined. */
export const usePushSuggestion = (): boolean => {
  const { data: features } = useQuery(featuresQuery)
  const dismissed = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSuggestionDismissed)
  const possible = features?.contacts === true && !dismissed
  const { data: chance = false } = useQuery({ ...pushChanceQuery, enabled: possible, ...aside })
  return possible && chance
}

export const declinePush = (): void => {
  dismissSuggestion()
  for (const listener of listeners) listener()
}

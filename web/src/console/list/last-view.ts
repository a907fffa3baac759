import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tabStore } from '../../lib/storage.ts'
import { areaOf } from '../areas.ts'

type Search = Readonly<Record<string, unknown>>

const keyOf = (list: string): string => `view:${list}`

/** How a list was looked at last in this tab: its view, filters, order and page. Whoever reads it checks it, as addresses are checked. */
export const lastView = (list: string): Search => {
  try {
    const kept: unknown = JSON.parse(tabStore.get(keyOf(list)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Keeps how the list on screen is looked at, so that the way back from one of its objects leads to what was left. */
export const useKeptView = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (areaOf(pathname)?.to === pathname) tabStore.set(keyOf(pathname), JSON.stringify(search))
  }, [pathname, search])
}

import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tabStore } from '../../lib/storage.ts'
import { areaOf } from '../areas.ts'

type Search = Readonly<Record<string, unknown>>

const key = 'operator_views'

const isSearch = (raw: unknown): raw is Search => typeof raw === 'object' && raw !== null

const views = (): Search => {
  try {
    const kept: unknown = JSON.parse(tabStore.get(key) ?? '{}')
    return isSearch(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** The last parameters of a list in this tab: view, filters, order and page. The reader must validate them like an address. */
export const lastView = (list: string): Search => {
  const kept = views()[list]
  return isSearch(kept) ? kept : {}
}

/** The next operator to sign in starts afresh. */
export const forgetViews = (): void => tabStore.remove(key)

/** Stores the parameters of the list on screen, so that the way back from one of its objects leads to the same list. */
export const useKeptView = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (areaOf(pathname)?.to === pathname) tabStore.set(key, JSON.stringify({ ...views(), [pathname]: search }))
  }, [pathname, search])
}

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

/** How a list was looked at last in this tab: its view, filters, order and page. Whoever reads it checks it, as addresses are checked. */
export const lastView = (list: string): Search => {
  const kept = views()[list]
  return isSearch(kept) ? kept : {}
}

/** Whoever signs in next begins afresh. */
export const forgetViews = (): void => tabStore.remove(key)

/** Keeps how the list on screen is looked at, so that the way back from one of its objects leads to what was left. */
export const useKeptView = (): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (areaOf(pathname)?.to === pathname) tabStore.set(key, JSON.stringify({ ...views(), [pathname]: search }))
  }, [pathname, search])
}

import { useEffect, useSyncExternalStore } from 'react'
import { useBrand } from './brand.tsx'

interface PageName {
  /** The page's own title. */
  readonly title: string
  /** The document's title without the brand; it tells browser tabs apart. */
  readonly tab: string
  /** What breadcrumbs call this page's object; undefined if the page is not about an object. */
  readonly object: string | undefined
  /** The path of the list that holds it, if its own path starts differently. */
  readonly list: string | undefined
}

/** Stands for an object whose name is not known yet. */
export const unnamed = '…'

let current: PageName = { title: '', tab: '', object: undefined, list: undefined }
let waiting = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const name = (next: PageName): void => {
  current = next
  for (const listener of listeners) listener()
}

const showTitle = (brand: string): void => {
  const page = current.tab === '' ? brand : `${current.tab} · ${brand}`
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page
}

/** The current page's name, for the document's title and breadcrumbs. */
export const usePageName = (): PageName => useSyncExternalStore(subscribe, () => current)

/**
 * Names the current page. `object` is the readable name of the loaded object, such as MS-1042; `list` is the path of
 * its list; `tab` is the browser tab's title if it differs.
 */
export const usePageTitle = (title: string, object?: string, list?: string, tab = title): void => {
  const { brand } = useBrand()
  useEffect(() => {
    name({ title, object, list, tab })
    showTitle(brand)
  }, [title, object, list, tab, brand])
}

/** Adds the number of unpaid invoices to the document's title. */
export const useTitleCount = (count: number): void => {
  const { brand } = useBrand()
  useEffect(() => {
    waiting = count
    showTitle(brand)
    return () => {
      waiting = 0
    }
  }, [count, brand])
}

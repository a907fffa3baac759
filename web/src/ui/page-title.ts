import { useEffect, useSyncExternalStore } from 'react'
import { useBrand } from './brand.tsx'

interface PageName {
  /** What the page calls itself. */
  readonly title: string
  /** The title of the document, without the brand: what tells browser tabs apart. */
  readonly tab: string
  /** What breadcrumbs call the object of this page; undefined for pages that are no object. */
  readonly object: string | undefined
  /** The path of the list that holds it, where that is another than its own path begins with. */
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

/** The name of the page on screen: for the document's title and for breadcrumbs. */
export const usePageName = (): PageName => useSyncExternalStore(subscribe, () => current)

/** Names the page on screen. `object` is the readable name of the loaded object, such as MS-1042; `list` the path of its list; `tab` what browser tabs say instead. */
export const usePageTitle = (title: string, object?: string, list?: string, tab = title): void => {
  const { brand } = useBrand()
  useEffect(() => {
    name({ title, object, list, tab })
    showTitle(brand)
  }, [title, object, list, tab, brand])
}

/** Says in the document's title how many invoices are unpaid. */
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

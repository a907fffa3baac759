import { useDeferredValue } from 'react'

/**
 * The loaded data, once it may be rendered. The first render of a page's content takes long on a slow phone, and in one
 * task it would block all input. Deferred, React renders it in steps. Later updates render at once, and so does data
 * that was there from the start.
 */
export const useDrawn = <Data>(data: Data | undefined): Data | undefined => {
  const isDrawn = useDeferredValue(data !== undefined)
  return isDrawn ? data : undefined
}

import { useDeferredValue } from 'react'

/**
 * What was loaded, once it may be drawn. The first drawing of a page's content takes long on a slow phone, and done at
 * once it would hold up every touch; put off like this, React draws it bit by bit. What replaces it later is drawn at
 * once, and so is what was there from the beginning.
 */
export const useDrawn = <Data>(data: Data | undefined): Data | undefined => {
  const isDrawn = useDeferredValue(data !== undefined)
  return isDrawn ? data : undefined
}

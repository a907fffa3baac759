interface BrowserFacts {
  /** `navigator.pdfViewerEnabled` */
  readonly hasViewer: boolean
  /** The main pointer is a finger. */
  readonly isTouch: boolean
}

/**
 * Whether the browser's own viewer works inside a page. Phones and tablets claim to have one, but embedded it shows
 * only the first page.
 */
export const usesOwnViewer = ({ hasViewer, isTouch }: BrowserFacts): boolean => hasViewer && !isTouch

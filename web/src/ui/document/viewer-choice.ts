interface BrowserFacts {
  /** `navigator.pdfViewerEnabled` */
  readonly hasViewer: boolean
  /** The main pointer is a finger. */
  readonly isTouch: boolean
}

/**
 * The browser's own viewer, where it can stand inside a page. Phones and tablets claim one as well,
 * but embedded it shows no more than the first page.
 */
export const usesOwnViewer = ({ hasViewer, isTouch }: BrowserFacts): boolean => hasViewer && !isTouch

import './document.css'

/** A placeholder for an A4 page, as wide as the page will be. */
export const SheetSkeleton = ({ sheetPx }: { sheetPx: number }) => (
  <span className="sk document-sheet-skeleton" aria-hidden="true" style={{ maxInlineSize: sheetPx }} />
)

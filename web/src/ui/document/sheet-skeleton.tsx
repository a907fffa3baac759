import './document.css'

/** A sheet of A4 while it is on its way, as wide as it will be. */
export const SheetSkeleton = ({ sheetPx }: { sheetPx: number }) => (
  <span className="sk document-sheet-skeleton" aria-hidden="true" style={{ maxInlineSize: sheetPx }} />
)

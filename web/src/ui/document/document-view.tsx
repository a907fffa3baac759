import './document.css'
import { lazyPart } from '../lazy-part.tsx'
import { NotFetched } from '../not-fetched.tsx'
import type { Broken, DrawnViewerProps } from './drawn-viewer.tsx'
import { NativeViewer } from './native-viewer.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { usesOwnViewer } from './viewer-choice.ts'

const DrawnViewer = lazyPart(async () => (await import('./drawn-viewer.tsx')).DrawnViewer, NotFetched, SheetSkeleton)

/** A page of the document is never drawn wider than this, however wide the screen. */
const widestSheetPx = 900

const ownViewer = (): boolean =>
  usesOwnViewer({ hasViewer: navigator.pdfViewerEnabled, isTouch: matchMedia('(pointer: coarse)').matches })

interface DocumentViewProps {
  /** Base64. */
  readonly pdf: string
  readonly title: string
  readonly broken: Broken
}

/** A PDF, in the browser's own viewer if it has one that works inside a page. */
export const DocumentView = ({ pdf, title, broken }: DocumentViewProps) =>
  ownViewer() ? <NativeViewer pdf={pdf} title={title} /> : <DocumentSheets pdf={pdf} broken={broken} />

interface DocumentSheetsProps extends Pick<DrawnViewerProps, 'pdf' | 'broken' | 'onRead'> {
  /** The maximum width of a page, in px. */
  readonly sheetPx?: number
}

/** A PDF as part of the page: its pages below one another, without a viewer's frame. */
export const DocumentSheets = ({ sheetPx = widestSheetPx, ...document }: DocumentSheetsProps) => (
  <DrawnViewer {...document} sheetPx={sheetPx} />
)

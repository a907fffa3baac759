import './document.css'
import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { NotFetched } from '../not-fetched.tsx'
import type { Broken, DrawnViewerProps } from './drawn-viewer.tsx'
import { NativeViewer } from './native-viewer.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { usesOwnViewer } from './viewer-choice.ts'

const DrawnViewer = lazyPart(async () => (await import('./drawn-viewer.tsx')).DrawnViewer, NotFetched)

/** A sheet of paper is not drawn wider than this, however wide the screen. */
const widestSheetPx = 900

const ownViewer = (): boolean =>
  usesOwnViewer({ hasViewer: navigator.pdfViewerEnabled, isTouch: matchMedia('(pointer: coarse)').matches })

interface DocumentViewProps {
  /** In base64. */
  readonly pdf: string
  readonly title: string
  readonly broken: Broken
}

/** A PDF, in the browser's own viewer where it has one that can stand inside a page. */
export const DocumentView = ({ pdf, title, broken }: DocumentViewProps) =>
  ownViewer() ? <NativeViewer pdf={pdf} title={title} /> : <DocumentSheets pdf={pdf} broken={broken} />

interface DocumentSheetsProps extends Pick<DrawnViewerProps, 'pdf' | 'broken' | 'onRead'> {
  /** No sheet is wider, in px. */
  readonly sheetPx?: number
}

/** A PDF as part of the page: sheet after sheet, without a viewer's frame. */
export const DocumentSheets = ({ sheetPx = widestSheetPx, ...document }: DocumentSheetsProps) => (
  <Suspense fallback={<SheetSkeleton sheetPx={sheetPx} />}>
    <DrawnViewer {...document} sheetPx={sheetPx} />
  </Suspense>
)

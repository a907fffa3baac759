import './document.css'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { NativeViewer } from './native-viewer.tsx'
import { usesOwnViewer } from './viewer-choice.ts'

const DrawnViewer = lazy(() => import('./drawn-viewer.tsx').then(({ DrawnViewer: viewer }) => ({ default: viewer })))

const ownViewer = (): boolean =>
  usesOwnViewer({ hasViewer: navigator.pdfViewerEnabled, isTouch: matchMedia('(pointer: coarse)').matches })

interface DocumentViewProps {
  /** In base64. */
  readonly pdf: string
  readonly title: string
}

/** A PDF, in the browser's own viewer where it has one that can stand inside a page. */
export const DocumentView = ({ pdf, title }: DocumentViewProps) =>
  ownViewer() ? <NativeViewer pdf={pdf} title={title} /> : <DocumentSheets pdf={pdf} />

interface DocumentSheetsProps {
  readonly pdf: string
  /** No sheet is wider, in px. */
  readonly sheetPx?: number
}

/** A PDF as part of the page: sheet after sheet, without a viewer's frame. */
export const DocumentSheets = (sheets: DocumentSheetsProps) => (
  <Suspense fallback={<Skeleton height={600} />}>
    <DrawnViewer {...sheets} />
  </Suspense>
)

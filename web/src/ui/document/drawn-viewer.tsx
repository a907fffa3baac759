import 'react-pdf/dist/Page/TextLayer.css'
import { Download, FileX2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Retry } from '../failure-state.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { useWidth } from './use-width.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/**
 * The text as it stands. With a renderer of our own the library leaves out its copy of the document's structure,
 * in which it takes the head of a table for a cell.
 */
const plainText = ({ str }: { readonly str: string }): string => str.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Around a sheet. */
const hairlinePx = 1

/** The ways on from a document that cannot be drawn: another program may still read its file, and another answer may be whole. */
export interface Broken {
  readonly title: string
  readonly text: string
  /** The verb of keeping the file. */
  readonly save: string
  readonly onSave: () => void
  readonly onRetry: () => Promise<unknown>
}

const BrokenDocument = ({ title, text, save, onSave, onRetry }: Broken) => (
  <EmptyState
    icon={FileX2}
    tone="bad"
    title={title}
    text={text}
    actions={
      <>
        <Button onClick={onSave}>
          <Download />
          {save}
        </Button>
        <Retry onRetry={onRetry} />
      </>
    }
  />
)

export interface DrawnViewerProps {
  readonly pdf: string
  readonly sheetPx: number
  /** Nothing is said where whoever shows it says it themselves. */
  readonly broken?: Broken | undefined
  /** Called once it is known whether it can be read. */
  readonly onRead?: ((readable: boolean) => void) | undefined
}

/** The document drawn page by page, for browsers without a viewer of their own. */
export const DrawnViewer = ({ pdf, sheetPx, broken, onRead }: DrawnViewerProps) => {
  const [pages, setPages] = useState(0)
  const [tries, setTries] = useState(0)
  const [frame, width] = useWidth()
  const file = useMemo(() => `data:application/pdf;base64,${pdf}`, [pdf])
  // Also where the same file comes again: what draws it may not have come.
  const retry = async (): Promise<void> => {
    await broken?.onRetry()
    setTries((now) => now + 1)
  }
  const sheet = <SheetSkeleton sheetPx={sheetPx} />
  return (
    <div ref={frame} className="document-sheets" style={{ maxInlineSize: sheetPx }}>
      <Document
        key={tries}
        file={file}
        suspense={false}
        loading={sheet}
        error={broken === undefined ? '' : <BrokenDocument {...broken} onRetry={retry} />}
        onLoadError={() => onRead?.(false)}
        onLoadSuccess={({ numPages }) => {
          setPages(numPages)
          onRead?.(true)
        }}
      >
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <Page
              key={index + 1}
              pageNumber={index + 1}
              width={width - 2 * hairlinePx}
              renderAnnotationLayer={false}
              customTextRenderer={plainText}
              suspense={false}
              loading={sheet}
              noData={sheet}
            />
          ))}
      </Document>
    </div>
  )
}

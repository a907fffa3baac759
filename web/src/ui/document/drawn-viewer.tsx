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
 * The text as it is. With a custom renderer, react-pdf skips its copy of the document's structure, which mistakes table
 * headers for cells.
 */
const plainText = ({ str }: { readonly str: string }): string => str.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The border around a page. */
const hairlinePx = 1

/** What to offer if a document cannot be drawn: another program may still read the file, and a new download may be intact. */
export interface Broken {
  readonly title: string
  readonly text: string
  /** The text of the save button. */
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
  /** Omitted if the parent shows the error itself. */
  readonly broken?: Broken | undefined
  /** Called once it is known whether the document can be read. */
  readonly onRead?: ((readable: boolean) => void) | undefined
}

/** Draws the document page by page, for browsers without a viewer of their own. */
export const DrawnViewer = ({ pdf, sheetPx, broken, onRead }: DrawnViewerProps) => {
  const [pages, setPages] = useState(0)
  const [tries, setTries] = useState(0)
  const [frame, width] = useWidth()
  const file = useMemo(() => `data:application/pdf;base64,${pdf}`, [pdf])
  // Remounts even if the same file comes back, because the renderer itself may have failed to load.
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

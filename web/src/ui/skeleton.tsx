import './skeleton.css'
import { buttonClass } from './button.tsx'

interface SkeletonProps {
  /** Pixels; the full line by default. */
  readonly width?: number
  readonly height?: number
}

/** From this height on, in px, a panel with its first lines is drawn instead of a line. */
const panelFrom = 100

/** A placeholder for a text or panel, in its size. */
export const Skeleton = ({ width, height = 0 }: SkeletonProps) => (
  <span
    className={height < panelFrom ? 'sk' : 'sk sk-panel'}
    aria-hidden="true"
    style={{ inlineSize: width, ...(height > 0 && { blockSize: height }) }}
  />
)

/** A placeholder for these words, with the same width and line breaks. */
export const GhostText = ({ children }: { children: string }) => (
  <span className="sk-text" aria-hidden="true">
    {children}
  </span>
)

interface GhostButtonProps {
  readonly size?: 's' | 'm'
  readonly wide?: boolean
  readonly children: string
}

/** A placeholder for a button with this text. */
export const GhostButton = ({ size = 'm', wide = false, children }: GhostButtonProps) => (
  <span className={`${buttonClass({ size, wide })} sk-button`} aria-hidden="true">
    {children}
  </span>
)

interface GhostFieldProps {
  readonly label: string
  readonly hint?: string
}

/** A field whose value is still loading: its label and hint are shown already. */
export const GhostField = ({ label, hint }: GhostFieldProps) => (
  <div className="field" aria-hidden="true">
    <div className="label">{label}</div>
    <span className="sk sk-control" />
    {hint !== undefined && <p className="hint">{hint}</p>}
  </div>
)

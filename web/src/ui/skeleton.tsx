import './skeleton.css'
import { buttonClass } from './button.tsx'

interface SkeletonProps {
  /** Pixels; the whole line unless told. */
  readonly width?: number
  readonly height?: number
}

/** From this height on, in px, it is a panel with its first lines rather than a line itself. */
const panelFrom = 100

/** Stands where text or a panel will stand, in its size. */
export const Skeleton = ({ width, height = 0 }: SkeletonProps) => (
  <span
    className={height < panelFrom ? 'sk' : 'sk sk-panel'}
    aria-hidden="true"
    style={{ inlineSize: width, ...(height > 0 && { blockSize: height }) }}
  />
)

/** Stands where these words will stand, as wide as they are and wrapping as they do. */
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

/** Stands where a button with these words will stand. */
export const GhostButton = ({ size = 'm', wide = false, children }: GhostButtonProps) => (
  <span className={`${buttonClass({ size, wide })} sk-button`} aria-hidden="true">
    {children}
  </span>
)

interface GhostFieldProps {
  readonly label: string
  readonly hint?: string
}

/** A field whose value is on its way: what is known of it stands there already. */
export const GhostField = ({ label, hint }: GhostFieldProps) => (
  <div className="field" aria-hidden="true">
    <div className="label">{label}</div>
    <span className="sk sk-control" />
    {hint !== undefined && <p className="hint">{hint}</p>}
  </div>
)

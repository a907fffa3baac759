import './usage-bar.css'

interface BarProps {
  /** From 0 to 1; anything above is drawn as full. */
  readonly share: number
  /** `full` means nearly used up, `alarm` means exhausted. */
  readonly tone?: 'full' | 'alarm' | undefined
}

/** A thin bar below or beside the number that it illustrates. */
export const Bar = ({ share, tone }: BarProps) => (
  <svg
    className={tone === undefined ? 'bar' : `bar ${tone}`}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="track" width="100" height="4" />
    <rect width={Math.min(1, share) * 100} height="4" />
  </svg>
)

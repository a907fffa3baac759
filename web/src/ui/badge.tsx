import './chip.css'

interface BadgeProps {
  readonly count: number
  /** Red is for what is unpaid, alone. */
  readonly tone?: 'danger' | 'calm'
  readonly label?: string
}

export const Badge = ({ count, tone = 'danger', label }: BadgeProps) => (
  <span
    className={tone === 'danger' ? 'badge' : 'badge calm'}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
  >
    {count > 99 ? '99+' : count}
  </span>
)

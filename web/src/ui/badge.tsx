import './chip.css'

interface BadgeProps {
  readonly count: number
  /** Red is for what is unpaid, alone. */
  readonly tone?: 'danger' | 'calm'
  readonly label?: string
  /** However many there are: beside what is counted, and not in a corner. */
  readonly exact?: boolean
}

export const Badge = ({ count, tone = 'danger', label, exact = false }: BadgeProps) => (
  <span
    className={tone === 'danger' ? 'badge' : 'badge calm'}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
  >
    {count > 99 && !exact ? '99+' : count}
  </span>
)

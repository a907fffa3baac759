import './chip.css'

interface BadgeProps {
  readonly count: number
  /** Red is reserved for what is unpaid. */
  readonly tone?: 'danger' | 'calm'
  readonly label?: string
  /** Shows the exact number and stands beside what it counts, instead of capped in a corner. */
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

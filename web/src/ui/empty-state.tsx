import './empty-state.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'

interface EmptyStateProps {
  /** An illustration if there is nothing, or an icon if something failed. */
  readonly art?: ReactNode
  readonly icon?: LucideIcon
  readonly tone?: 'calm' | 'good' | 'bad'
  readonly title: string
  /** One sentence. */
  readonly text: ReactNode
  /** At most one of them primary. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** The heading's level: 1 if the state is the whole screen. */
  readonly level?: 1 | 2
}

/** Takes the place of the content: says what is missing, and offers the one next step. */
export const EmptyState = (props: EmptyStateProps) => {
  const { art, icon: Icon, tone = 'calm', title, text, actions, children, level = 2 } = props
  const Title = level === 1 ? Heading : 'h2'
  return (
    <div className="empty">
      {art}
      {Icon !== undefined && (
        <span className={`empty-icon ${tone}`}>
          <Icon size={20} />
        </span>
      )}
      <Title className="empty-title">{title}</Title>
      <p>{text}</p>
      {actions !== undefined && <div className="actions">{actions}</div>}
      {children}
    </div>
  )
}

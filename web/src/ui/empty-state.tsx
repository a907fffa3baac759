import './empty-state.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'

interface EmptyStateProps {
  /** A drawing for what is empty, or an icon for what went wrong. */
  readonly art?: ReactNode
  readonly icon?: LucideIcon
  readonly tone?: 'calm' | 'good' | 'bad'
  readonly title: string
  /** One sentence. */
  readonly text: ReactNode
  /** At most one of them primary. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** Screens of their own have the h1 here. */
  readonly level?: 1 | 2
}

/** Stands where the content would stand: what is missing, and the one next step. */
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

export interface ClearProps {
  readonly onClear: () => void
}

/** Takes the filters off, and goes away with them: the focus goes to where one searches, or to the top of the page. */
export const ClearFilters = ({ onClear }: ClearProps) => {
  const { t } = useTranslation()
  const clear = (): void => {
    onClear()
    const main = document.querySelector('main')
    const next = main?.querySelector<HTMLElement>('search input') ?? main?.querySelector('h1')
    next?.focus()
  }
  return <Button onClick={clear}>{t('global.clear_filters')}</Button>
}

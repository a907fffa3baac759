import './time-line.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What happened, oldest first, and what will happen next. */
export const TimeLine = ({ children }: { children: ReactNode }) => <ol className="time-line">{children}</ol>

interface TimeLineEntryProps {
  readonly icon: LucideIcon
  readonly tone?: 'calm' | 'ok' | 'warn' | 'danger'
  /** It has not happened yet. */
  readonly next?: boolean
  /** ISO 8601, for machines. */
  readonly at: string
  /** The same for people. */
  readonly time: string
  readonly children: ReactNode
}

export const TimeLineEntry = ({ icon: Icon, tone = 'calm', next = false, at, time, children }: TimeLineEntryProps) => (
  <li className={next ? 'next' : undefined}>
    <span className={`time-line-mark ${tone}`}>
      <Icon size={12} strokeWidth={1.35} />
    </span>
    <span>{children}</span>
    <time dateTime={at}>{time}</time>
  </li>
)

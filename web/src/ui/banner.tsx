import './banner.css'
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'warn' | 'danger'

const icons: Record<Tone, LucideIcon> = { info: Info, warn: TriangleAlert, danger: CircleAlert }

interface BannerProps {
  readonly tone: Tone
  readonly icon?: LucideIcon
  readonly children: ReactNode
  /**
   * For a banner that answers what the user just did: its text is read out when it appears. Not for one that stands on
   * the page from the start, which would interrupt on every visit.
   */
  readonly said?: 'alert' | 'status' | undefined
  /** A single outlined button. */
  readonly action?: ReactNode
}

/** One fact and one action, placed above what it is about. */
export const Banner = ({ tone, icon, children, said, action }: BannerProps) => {
  const Icon = icon ?? icons[tone]
  return (
    <div className={`banner ${tone}`}>
      <Icon />
      {/* Without the button, whose text may count down. */}
      <div className="grow" role={said}>
        {children}
      </div>
      {action}
    </div>
  )
}

import './banner.css'
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'warn' | 'danger'

const icons: Record<Tone, LucideIcon> = { info: Info, warn: TriangleAlert, danger: CircleAlert }

interface BannerProps {
  readonly tone: Tone
  readonly icon?: LucideIcon
  readonly children: ReactNode
  /** A single outlined button. */
  readonly action?: ReactNode
}

/** One fact and one action, placed above what it is about. */
export const Banner = ({ tone, icon, children, action }: BannerProps) => {
  const Icon = icon ?? icons[tone]
  return (
    <div className={tone === 'info' ? 'banner' : `banner ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <div className="grow">{children}</div>
      {action}
    </div>
  )
}

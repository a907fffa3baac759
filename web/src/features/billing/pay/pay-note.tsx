import './pay.css'
import { CircleAlert, CircleCheck, Clock, type LucideIcon, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'ok' | 'info' | 'warn' | 'danger'

const icons: Readonly<Record<Tone, LucideIcon>> = {
  ok: CircleCheck,
  info: Clock,
  warn: ShieldAlert,
  danger: CircleAlert,
}

interface PayNoteProps {
  readonly tone: Tone
  readonly title: string
  readonly children?: ReactNode
}

/** A note about the payment, shown where the customer pays. */
export const PayNote = ({ tone, title, children }: PayNoteProps) => {
  const Icon = icons[tone]
  return (
    <div className={`pay-note ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <div className="stack tight">
        <p className="strong">{title}</p>
        {children}
      </div>
    </div>
  )
}

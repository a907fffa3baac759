import './chip.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChipTone = 'ok' | 'paid' | 'warn' | 'danger' | 'info' | 'off'

interface ChipProps {
  readonly tone: ChipTone
  readonly icon: LucideIcon
  readonly children: ReactNode
}

/** The state of one object as an icon and a word. `ok`, the normal state, is styled quietly. */
export const Chip = ({ tone, icon: Icon, children }: ChipProps) => (
  <span className={`chip ${tone}`}>
    <Icon size={12} strokeWidth={1.35} />
    {children}
  </span>
)

/** A grey word after a name, such as "Offline" or "you". */
export const Tag = ({ children, hint }: { readonly children: string; readonly hint?: string }) => (
  <span className="tag" title={hint ?? children}>
    {children}
    {hint !== undefined && <span className="sr">{hint}</span>}
  </span>
)

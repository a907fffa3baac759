import './selected-bar.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface SelectedBarProps {
  /** What the bar is for, for screen readers. */
  readonly label: string
  /** How many are selected. */
  readonly count: ReactNode
  /** What the cross does. */
  readonly clear: string
  readonly busy: boolean
  /** Above the bar: what could not be done. */
  readonly notes?: ReactNode
  readonly onClear: () => void
  /** What can be done with the selected rows. */
  readonly children: ReactNode
}

/** What can be done with several rows at once; it stays in view below them. */
export const SelectedBar = ({ label, count, clear, busy, notes, onClear, children }: SelectedBarProps) => (
  <section className="selected-bar" aria-label={label}>
    {notes}
    <IconButton icon={X} label={clear} disabled={busy} onClick={onClear} />
    <p className="grow">{count}</p>
    {children}
  </section>
)

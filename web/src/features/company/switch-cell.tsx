import './matrix.css'
import { Check } from 'lucide-react'
import { Switch } from '../../ui/switch.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

interface SwitchCellProps {
  /** "Billing for Ivan Petrov" */
  readonly label: string
  readonly on: boolean
  readonly saved: boolean
  /** Why it cannot be switched; without a reason it can. */
  readonly reason?: string | undefined
  readonly onTurn: (on: boolean) => void
}

/** One switch of a matrix, with room for the tick that confirms saving. */
export const SwitchCell = ({ label, on, saved, reason, onTurn }: SwitchCellProps) => {
  const control = (
    <Switch label={label} hiddenLabel checked={on} disabled={reason !== undefined} onChange={(next) => onTurn(next)} />
  )
  return (
    <span className="matrix-switch">
      {reason === undefined ? control : <Tooltip content={reason}>{control}</Tooltip>}
      <span className={saved ? 'matrix-tick shown' : 'matrix-tick'} aria-hidden="true">
        <Check size={14} />
      </span>
    </span>
  )
}

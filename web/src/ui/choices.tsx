import './checkbox.css'
import './choices.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly legend: string
  /** All of them are locked while something is under way. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** One of a few ways, each with what it needs to be told apart. */
export const Choices = ({ legend, disabled = false, children }: ChoicesProps) => (
  <fieldset disabled={disabled}>
    <legend className="choices-legend">{legend}</legend>
    <div className="choices">{children}</div>
  </fieldset>
)

interface ChoiceProps {
  /** The same for all choices of one list. */
  readonly group: string
  readonly value: string
  readonly chosen: boolean
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly remark?: ReactNode
  /** A short word at the end of the line. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
  /** What the choice asks for, below it while it is chosen. What was entered there stays when it is not. */
  readonly children?: ReactNode
}

export const Choice = (props: ChoiceProps) => {
  const { group, value, chosen, icon: Icon, title, remark, aside, disabled = false, onChoose, children } = props
  return (
    <div className={`choice${chosen ? ' on' : ''}${disabled ? ' off' : ''}`}>
      <label>
        <input
          type="radio"
          className="radio"
          name={group}
          value={value}
          checked={chosen}
          disabled={disabled}
          onChange={() => onChoose(value)}
        />
        <span className="choice-icon">
          <Icon size={14} />
        </span>
        <span className="choice-text">
          <span className="small strong tab-num">{title}</span>
          {remark !== undefined && <span className="tiny subtle">{remark}</span>}
        </span>
        {aside}
      </label>
      {children !== undefined && (
        <div className="choice-more" hidden={!chosen}>
          {children}
        </div>
      )}
    </div>
  )
}

import './checkbox.css'
import './choices.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly legend: string
  /** Disables all choices, for example while a call is running. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A choice between a few options, each with the details that tell it apart. */
export const Choices = ({ legend, disabled = false, children }: ChoicesProps) => (
  <fieldset disabled={disabled}>
    <legend className="choices-legend">{legend}</legend>
    <div className="choices">{children}</div>
  </fieldset>
)

interface ChoiceProps {
  /** The radio group's name, the same for all choices of a list. */
  readonly group: string
  readonly value: string
  readonly chosen: boolean
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly remark?: ReactNode
  /** A short remark at the end of the line. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
  /** Fields that the choice needs, shown below it while it is chosen. What was entered there survives choosing another. */
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

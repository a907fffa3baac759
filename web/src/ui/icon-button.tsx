import './button.css'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  readonly icon: LucideIcon
  /** The accessible name: what the button does. */
  readonly label: string
  readonly size?: 's' | 'm'
  readonly iconSize?: number
  readonly ref?: Ref<HTMLButtonElement>
}

export const IconButton = ({ icon: Icon, label, size = 's', iconSize = 16, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={size === 'm' ? 'ib m' : 'ib'} aria-label={label} title={label}>
    <Icon size={iconSize} />
  </button>
)

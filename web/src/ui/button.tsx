import './button.css'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-solid'

const kindClass: Record<ButtonKind, string> = {
  primary: ' primary',
  plain: '',
  quiet: ' quiet',
  danger: ' danger',
  'danger-solid': ' danger-solid',
}

interface Looks {
  /** One `primary` per view. */
  readonly kind?: ButtonKind
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}

/** The class of a button, for links that look like one. */
export const buttonClass = ({ kind = 'plain', size = 'm', wide = false }: Looks = {}): string =>
  `btn${kindClass[kind]}${size === 'm' ? '' : ` ${size}`}${wide ? ' wide' : ''}`

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Looks {
  /** Its work is under way: the button keeps its width and the focus, says so and takes no second press. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The form is not sent again either. */
const refuse = (event: MouseEvent): void => event.preventDefault()

export const Button = ({ kind, size, wide, busy = false, type = 'button', onClick, ...rest }: ButtonProps) => {
  const looks = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(looks)}
      onClick={busy ? refuse : onClick}
      aria-busy={busy || undefined}
      // What is disabled loses the focus, and a keyboard would begin at the top of the page again.
      aria-disabled={busy || undefined}
    />
  )
}

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
  /** At most one `primary` per view. */
  readonly kind?: ButtonKind
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ kind = 'plain', size = 'm', wide = false }: Looks = {}): string =>
  `btn${kindClass[kind]}${size === 'm' ? '' : ` ${size}`}${wide ? ' wide' : ''}`

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Looks {
  /** While its action runs, the button keeps its width and focus, announces that it is busy and ignores clicks. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Also keeps the form from being submitted again. */
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
      // Not `disabled`, because a disabled button loses the focus, and the next Tab would start at the top of the page.
      aria-disabled={busy || undefined}
    />
  )
}

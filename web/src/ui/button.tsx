import './button.css'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-solid'

interface Looks {
  /** At most one `primary` per view. */
  readonly kind?: ButtonKind | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
  readonly wide?: boolean | undefined
}

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ kind, size, wide }: Looks = {}): string =>
  ['btn', kind !== 'plain' && kind, size !== 'm' && size, wide && 'wide'].filter(Boolean).join(' ')

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Looks {
  /** While its action runs, the button keeps its width and focus, announces that it is busy and ignores clicks. */
  readonly busy?: boolean
  /**
   * Looks and counts as disabled, but keeps the focus and can be pressed: for a submit button, whose form then says
   * what is missing.
   */
  readonly idle?: boolean
  readonly children: ReactNode
}

/** Also keeps the form from being submitted again. */
const refuse = (event: MouseEvent): void => event.preventDefault()

export const Button = ({
  kind,
  size,
  wide,
  busy = false,
  idle = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ kind, size, wide })}
    onClick={busy ? refuse : onClick}
    aria-busy={busy || undefined}
    // Not `disabled`, because a disabled button loses the focus, and the next Tab would start at the top of the page.
    aria-disabled={busy || idle || undefined}
  />
)

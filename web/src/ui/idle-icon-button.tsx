import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'

interface IdleIconButtonProps extends ComponentProps<typeof IconButton> {
  readonly idle: boolean
}

/**
 * An icon button that is inactive at times, for example while its action runs. Unlike a disabled button, it keeps the
 * focus then.
 */
export const IdleIconButton = ({ idle, onClick, ...rest }: IdleIconButtonProps) => (
  <IconButton {...rest} aria-disabled={idle} onClick={idle ? undefined : onClick} />
)

import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'

interface IdleIconButtonProps extends ComponentProps<typeof IconButton> {
  readonly idle: boolean
}

/** An icon button that does nothing at times, as while its work is under way: it keeps the focus then, which what is disabled loses. */
export const IdleIconButton = ({ idle, onClick, ...rest }: IdleIconButtonProps) => (
  <IconButton {...rest} aria-disabled={idle} onClick={idle ? undefined : onClick} />
)

import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface MenuLinkProps {
  readonly to: string
  readonly current: boolean
  readonly className?: string
  readonly title?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link of a menu, which says by itself what is current: to the router that is every link to the page or to what it lies below. */
export const MenuLink = ({ current, children, ...link }: MenuLinkProps) => (
  <a {...useLinkProps(link)} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
)

import { useLinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

interface MenuLinkProps {
  readonly to: string
  readonly current: boolean
  readonly className?: string
  readonly title?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** Not by `scrollIntoView`, after which the first key would go on from this link instead of from the page's beginning. */
const bringInSight = (link: HTMLElement, menu: HTMLElement): void => {
  const below = link.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom
  if (below > 0) menu.scrollTop += below
}

/**
 * A link of a menu, which says by itself what is current: to the router that is every link to the page or to what it lies
 * below. A menu that is longer than the screen shows it.
 */
export const MenuLink = ({ current, children, ...link }: MenuLinkProps) => {
  const self = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const menu = self.current?.closest('nav')
    if (current && self.current && menu) bringInSight(self.current, menu)
  }, [current])
  return (
    <a {...useLinkProps(link)} ref={self} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}

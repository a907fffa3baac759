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

/** Scrolls the menu itself. After `scrollIntoView`, the first Tab would start from this link instead of the top of the page. */
const bringInSight = (link: HTMLElement, menu: HTMLElement): void => {
  const below = link.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom
  if (below > 0) menu.scrollTop += below
}

/**
 * A menu link that gets `current` from its menu, because the router would mark every link that leads to the page or a
 * parent of it. In a menu longer than the screen, the current link scrolls into view.
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

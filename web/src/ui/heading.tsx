import { type ReactNode, useEffect, useRef } from 'react'

interface HeadingProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The address of the page whose heading was drawn last. */
let last: string | undefined

/** Whether the page on screen was gone to from another one; the first page of a visit was not. */
const isArrival = (): boolean => {
  const from = last
  last = location.pathname
  return from !== undefined && from !== last
}

/** The page's one h1, focused on arrival so that screen readers start here. */
export const Heading = ({ className, children }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'

interface HeadingProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The path of the page whose heading was rendered last. */
let last: string | undefined

/** Whether the visitor navigated here from another page. The first page of a visit does not count. */
const isArrival = (): boolean => {
  const from = last
  last = location.pathname
  return from !== undefined && from !== last
}

/** The page's only h1. It gets the focus after navigation, so that screen readers start here. */
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

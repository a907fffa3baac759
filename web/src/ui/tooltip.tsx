import './tooltip.css'
import type { ReactNode } from 'react'
import { useFloating } from './floating.ts'

interface TooltipProps {
  readonly content: ReactNode
  readonly children: ReactNode
}

/** Additional information on hover, focus and touch. */
export const Tooltip = ({ content, children }: TooltipProps) => {
  const { parts, host, waiting } = useFloating<HTMLSpanElement>()
  const target = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what hover shows must be reachable by keyboard
    <span className="tip-host" tabIndex={0} {...(parts === undefined ? waiting : { ref: host })}>
      {children}
    </span>
  )
  if (parts === undefined) return target
  return (
    <parts.HeadlessMantineProvider>
      <parts.Tooltip
        label={content}
        classNames={{ tooltip: 'tip' }}
        events={{ hover: true, focus: true, touch: true }}
        transitionProps={{ duration: 0 }}
        openDelay={120}
        withinPortal={false}
        floatingStrategy="fixed"
        position="bottom"
        offset={8}
      >
        {target}
      </parts.Tooltip>
    </parts.HeadlessMantineProvider>
  )
}

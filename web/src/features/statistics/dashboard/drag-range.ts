import type uPlot from 'uplot'
import type { Range } from '../range/range.ts'
import { endOfStep } from './change.ts'
import type { Course } from './steps.ts'

const nothing = { left: 0, top: 0, width: 0, height: 0 } as const

/** Shorter movements are clicks, in px. */
export const leastDrag = 8

/**
 * Selects the steps that the mouse is dragged over, as whole ones: they are what the chart shows the values of. Escape
 * ends the drag. A finger scrolls the page as everywhere.
 */
export const dragRange = (
  { traffic, to }: Pick<Course, 'traffic' | 'to'>,
  onSelect: (range: Range) => void,
): uPlot.Plugin => {
  let isGivenUp = false
  let stop = (): void => undefined
  const follow = (plot: uPlot): void => {
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || plot.select.width === 0) return
      event.stopPropagation()
      isGivenUp = true
      // The library ends a drag only where the button is let go.
      document.dispatchEvent(new MouseEvent('mouseup'))
    }
    document.addEventListener('keydown', giveUp, true)
    stop = () => document.removeEventListener('keydown', giveUp, true)
  }
  const select = (plot: uPlot): void => {
    const { left, width } = plot.select
    if (width === 0) return
    plot.setSelect(nothing, false)
    if (isGivenUp) {
      isGivenUp = false
      return
    }
    const from = traffic[plot.posToIdx(left)]?.at
    if (from !== undefined) onSelect({ from, to: endOfStep(traffic, plot.posToIdx(left + width), to) })
  }
  return { hooks: { init: follow, setSelect: select, destroy: () => stop() } }
}

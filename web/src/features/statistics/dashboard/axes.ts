/** The axes of the chart. In a file of its own, because they load with the chart and not with the page. */

/** Axis ticks in bytes, round in base 1024, so that the labels are round too. */
export const byteTicks = (most: number): number[] => {
  const unit = 1024 ** Math.max(0, Math.floor(Math.log(Math.max(most, 1)) / Math.log(1024)))
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].map((step) => step * unit)
  const step = steps.find((one) => most / one <= 4) ?? 500 * unit
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

/** The smallest round number (1, 1.5, 2 … times a power of ten) that is at least `value`; a whole number. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  return Math.max(1, [1, 1.5, 2, 2.5, 3, 4, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value)
}

/** Two axes for one plot, from 0 to the maximum, with round numbers at the same heights. */
export const twinAxes = (bytes: number, count: number) => {
  const ticks = byteTicks(bytes)
  const step = ticks[1]
  const most = Math.max(count, 1)
  if (step === undefined) return { bytes: { most: Math.max(bytes, 1), ticks }, count: { most, ticks: [0] } }
  const countStep = Math.ceil(roundUp((most * step) / bytes))
  return {
    bytes: { most: bytes, ticks },
    count: { most: (countStep * bytes) / step, ticks: ticks.map((_, index) => index * countStep) },
  }
}

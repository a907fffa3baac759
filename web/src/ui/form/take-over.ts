export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges a form with new data: fields changed since `before` keep their value, every other field takes that of `now`. A
 * list counts as one field.
 */
export const takeOver = <Values>(values: Values, before: Values, now: Values): Values => {
  if (JSON.stringify(values) === JSON.stringify(before)) return now
  if (!isGroup(values) || !isGroup(before) || !isGroup(now)) return values
  const fields = Object.keys(now).map((name) => [name, takeOver(values[name], before[name], now[name])] as const)
  return { ...values, ...Object.fromEntries(fields) }
}

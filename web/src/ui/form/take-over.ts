export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was changed since `before` stays as it is; every other field is as it is in `now`. A list is one field. */
export const takeOver = <Values>(values: Values, before: Values, now: Values): Values => {
  if (JSON.stringify(values) === JSON.stringify(before)) return now
  if (!isGroup(values) || !isGroup(before) || !isGroup(now)) return values
  const fields = Object.keys(now).map((name) => [name, takeOver(values[name], before[name], now[name])] as const)
  return { ...values, ...Object.fromEntries(fields) }
}

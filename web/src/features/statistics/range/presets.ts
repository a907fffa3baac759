/**
 * The ranges that one click selects: up to now, and of the browser's calendar. In a file of its own, because the site map imports it and nothing else
 * about ranges.
 */
export const presets = [
  'hour',
  'day',
  'two_days',
  'week',
  'month',
  'quarter',
  'today',
  'yesterday',
  'this_month',
  'previous_month',
] as const
export type Preset = (typeof presets)[number]

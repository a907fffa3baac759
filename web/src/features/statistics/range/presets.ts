/**
 * The relative ranges that one click selects. In a file of its own, because the site map imports it and nothing else
 * about ranges.
 */
export const presets = ['hour', 'day', 'two_days', 'week', 'month', 'quarter'] as const
export type Preset = (typeof presets)[number]

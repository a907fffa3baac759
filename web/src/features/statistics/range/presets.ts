/** Stretches back from now that one click chooses. A file of its own: the site map reads it, and nothing else of ranges. */
export const presets = ['hour', 'day', 'two_days', 'week', 'month', 'quarter'] as const
export type Preset = (typeof presets)[number]

/** What stands below charts, in one file: each part is small. */
export { AudiencePanels } from './audience-panels.tsx'
export { ChartFoot } from './chart-foot.tsx'
export { NothingWatched } from './nothing-watched.tsx'

import type { Command } from '../app/palette/palette-dialog.tsx'
import { onScreen } from '../ui/on-screen.ts'

/** Something that can be done on the open page, and found in the palette. */
export type Deed = Pick<Command, 'id' | 'name' | 'remark' | 'onlySearched' | 'does'>

/**
 * Offers them in the palette while the component is mounted, and lists those of the open page. What has a key of its own
 * is offered without this.
 */
export const [useDeeds, deedsNow] = onScreen<Deed>()

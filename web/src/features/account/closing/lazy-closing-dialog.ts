import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Needed once, if ever. */
export const LazyClosingDialog = lazyPart(async () => (await import('./closing-dialog.tsx')).ClosingDialog)

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { awaitNewer } from '../api/newer-version.ts'

/** A part that is fetched when it is first shown. Where its file went with an older version, the page stays as it is until it starts anew. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(awaitNewer) }))

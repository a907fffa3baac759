import type { ComponentType } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type * as ways from './ways.ts'

/** A lazy part that may appear after the page, because nobody waits for it. */
const later = <Props extends object>(
  pick: (all: typeof ways) => ComponentType<Props>,
  Instead?: Parameters<typeof lazyPart<Props>>[1],
): ComponentType<Props> => lazyPart(async () => pick(await import('./ways.ts')), Instead)

const Nothing = () => null

export const NewBelow = later(({ News }) => News, Nothing)
export const Earlier = later((all) => all.Earlier)

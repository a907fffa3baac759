import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const News = lazyPart(
  async () => (await import('./news.tsx')).News,
  () => null,
)

/** Says that others have written meanwhile. What is there at first is old: the page does not wait for it. */
export const NewBelow = ({ ids }: { readonly ids: readonly string[] }) => (
  <Suspense>
    <News ids={ids} />
  </Suspense>
)

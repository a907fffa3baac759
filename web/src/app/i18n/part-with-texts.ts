import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { needTexts } from './i18n.ts'
import type { Namespace } from './namespaces.ts'

/** A lazy part of a page that loads together with its texts when it is opened. */
export const partWithTexts = <Props extends object>(
  texts: Namespace,
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) =>
  lazyPart(
    async () => {
      const [part] = await Promise.all([load(), needTexts(texts)])
      return part
    },
    undefined,
    Meanwhile,
  )

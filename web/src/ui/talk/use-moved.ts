import { useEffect, useEffectEvent } from 'react'
import { moveDraft } from './draft.ts'
import type { PickedFiles } from './picked-files.ts'
import type { Words } from './use-words.ts'

/** When a ticket is merged into another, the unsent draft and its files move along. `into` gives the draft's name there. */
export const useMoved = (
  { draft, text, change }: Words,
  { files, handOver }: PickedFiles,
  into: string | null,
  onMoved: () => void,
): void => {
  const isBegun = text !== '' || files.length > 0
  const move = useEffectEvent((other: string) => {
    const [words, ofFiles] = [moveDraft(draft, other), handOver(other)]
    if (!words && !ofFiles) return
    change('')
    onMoved()
  })
  useEffect(() => {
    if (into !== null && isBegun) move(into)
  }, [into, isBegun])
}

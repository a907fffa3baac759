import type { KeyboardEvent } from 'react'
import { singleKeysOn } from '../../app/shortcuts/use-shortcuts.ts'
import { isComposing } from '../../ui/is-composing.ts'

type Box = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

export const isOnEmptyLine = ({ value, selectionStart: at, selectionEnd }: Box): boolean =>
  at === selectionEnd && (at === 0 || value[at - 1] === '\n') && (at === value.length || value[at] === '\n')

/** The keys that open the saved replies while writing: a slash on an empty line, or Ctrl/⌘ and its key anywhere. */
export const replyKeyOf = (event: KeyboardEvent<HTMLTextAreaElement>): 'slash' | 'chord' | undefined => {
  if (isComposing(event.nativeEvent) || event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return event.code === 'Slash' && !event.shiftKey ? 'chord' : undefined
  return event.key === '/' && singleKeysOn() && isOnEmptyLine(event.currentTarget) ? 'slash' : undefined
}

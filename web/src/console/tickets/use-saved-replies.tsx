import { MessageSquareText } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { typeInto } from '../../ui/talk/type-into.ts'
import type { Words } from '../../ui/talk/use-words.ts'
import type { StaffTicket } from './queries.ts'
import { replyKeyOf } from './reply-keys.ts'
import { type ChosenReply, ReplyPicker } from './reply-picker.tsx'
import { notePutIn } from './used-replies.ts'

const chord = (): string => (navigator.platform.startsWith('Mac') ? '⌘ /' : 'Ctrl /')

/**
 * Remembers the cursor position: after a dialog, browsers restore the focus but put the cursor at the start. Work at
 * the cursor waits until the dialog has closed, because nothing else can have the focus before.
 */
const useCursor = (box: RefObject<HTMLTextAreaElement | null>, isOpen: boolean) => {
  const kept = useRef<{ readonly start: number; readonly end: number; readonly wasThere: boolean }>(undefined)
  const next = useRef<(element: HTMLTextAreaElement) => void>(undefined)
  useEffect(() => {
    const [element, then, place] = [box.current, next.current, kept.current]
    if (isOpen || element === null || place === undefined) return
    next.current = undefined
    kept.current = undefined
    // A user who only looked returns to where they came from.
    if (then === undefined && !place.wasThere) return
    // Outside React's event handling: otherwise React writes the text into the box again, and undo no longer works.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(place.start, place.end)
      then?.(element)
    })
  }, [box, isOpen])
  return {
    keep: (): void => {
      const element = box.current
      if (element === null) return
      const { selectionStart: start, selectionEnd: end } = element
      kept.current = { start, end, wasThere: document.activeElement === element }
    },
    afterwards: (act: (element: HTMLTextAreaElement) => void): void => {
      next.current = act
    },
  }
}

type OpenBy = 'slash' | 'other'

interface Wishes {
  readonly ticket: StaffTicket
  readonly words: Words
  /** The draft's name. */
  readonly draft: string
  readonly isNote: boolean
}

interface SavedReplies {
  /** The button for the head of the message box. */
  readonly button: (disabled: boolean) => ReactNode
  /** Handles keys pressed in the box. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly picker: ReactNode
}

const RepliesButton = ({ disabled, onClick }: { disabled: boolean; onClick: () => void }) => {
  const { t } = useTranslation('operator')
  return (
    <Button
      kind="quiet"
      size="s"
      disabled={disabled}
      aria-label={t('replies.insert')}
      title={t('replies.insert_key', { keys: chord() })}
      onClick={onClick}
    >
      <MessageSquareText />
      <span className="wide-only">{t('replies.insert')}</span>
    </Button>
  )
}

/** Inserts a saved reply at the cursor: by button, `/` on an empty line, Ctrl/⌘ and `/` anywhere, or `s` outside the box. */
export const useSavedReplies = ({ ticket, words: { box }, draft, isNote }: Wishes): SavedReplies => {
  const { t } = useTranslation('operator')
  const [openBy, setOpenBy] = useState<OpenBy>()
  const cursor = useCursor(box, openBy !== undefined)
  const open = (by: OpenBy): void => {
    cursor.keep()
    setOpenBy(by)
  }
  useKeys([{ name: t('keys.saved_reply'), keys: { KeyS: () => open('other') } }])
  const close = (): void => setOpenBy(undefined)
  const write = (text: string, gap: ChosenReply['filled']['gap']): void => {
    close()
    cursor.afterwards((element) => {
      const { selectionStart: from } = element
      typeInto(element, text)
      // Selects an unknown value, so that typing replaces it.
      if (gap !== undefined) element.setSelectionRange(from + gap.start, from + gap.end)
    })
  }
  const choose = ({ id, filled: { text, gap } }: ChosenReply): void => {
    notePutIn(draft, id, text)
    write(text, gap)
  }
  return {
    button: (disabled) => <RepliesButton disabled={disabled} onClick={() => open('other')} />,
    onKeyDown: (event) => {
      const key = replyKeyOf(event)
      if (key === undefined) return
      event.preventDefault()
      open(key === 'slash' ? 'slash' : 'other')
    },
    picker: openBy !== undefined && (
      <ReplyPicker
        ticket={ticket}
        isNote={isNote}
        onChoose={choose}
        onSlash={openBy === 'slash' ? () => write('/', undefined) : undefined}
        onClose={close}
      />
    ),
  }
}

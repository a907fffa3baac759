import './conversation.css'
import { Quote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../../lib/initials.ts'
import { DateTime } from '../date-time.tsx'
import { IconButton } from '../icon-button.tsx'
import { Removed } from './removed.tsx'
import type { Voice } from './voice.ts'
import { Words } from './words.tsx'

/** The element id of a message. */
export const saidId = (id: string): string => `said-${id}`

interface SaidProps {
  /** The message's id; undefined where nothing leads to it. */
  readonly id?: string
  readonly voice: Voice | 'note'
  readonly name: string
  readonly remark: string
  readonly at: string
  readonly text: string
  /** When the text was removed. The version before does not say. */
  readonly removedAt?: string | null | undefined
  /** The message's files. */
  readonly files?: ReactNode
  readonly isPending?: boolean
  readonly aside?: ReactNode
  readonly onQuote?: () => void
  /** A menu of what else can be done with the message. */
  readonly menu?: ReactNode
}

/** A message: who said what, when, and with which files. */
export const Said = (props: SaidProps) => {
  const { id, voice, name, remark, at, text, removedAt, files, isPending = false, aside, onQuote, menu } = props
  const { t } = useTranslation('talk')
  return (
    <article
      id={id === undefined ? id : saidId(id)}
      className={`said ${voice}${isPending ? ' pending' : ''}`}
      aria-label={name}
    >
      <span className="said-face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="grow">
        <header>
          <bdi className="strong">{name}</bdi>
          <span className="subtle">{remark}</span>
          <span className="subtle tab-num">
            {isPending ? t('conversation.sending') : <DateTime at={at} format="ticket" />}
          </span>
          {aside}
          <span className="said-deeds">
            {onQuote !== undefined && !isPending && !removedAt && (
              <IconButton icon={Quote} iconSize={14} label={t('conversation.quote_of', { name })} onClick={onQuote} />
            )}
            {menu}
          </span>
        </header>
        <div className="said-body">
          {removedAt ? <Removed at={removedAt} /> : <Words text={text} />}
          {files}
        </div>
      </div>
    </article>
  )
}

import './server-alerts.css'
import type { ServerAlert } from '@foyer/contract/vocabulary/server-alert.ts'
import { TriangleAlert } from 'lucide-react'
import { linkParts } from '../lib/server-alerts.ts'
import { Chip } from './chip.tsx'

/** A text whose addresses can be opened, in a tab of their own. */
const Linked = ({ text }: { text: string }) => (
  <span>
    {linkParts(text).map((part, index) =>
      part.href === undefined ? (
        part.text
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name, and never move
        <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      ),
    )}
  </span>
)

interface ServerAlertsProps {
  readonly alerts: readonly ServerAlert[]
  /** What stands in place of the words of an outside service. */
  readonly externalError: string
}

/** Alerts of media servers: warnings as chips, what has no id as plain lines. */
export const ServerAlerts = ({ alerts, externalError }: ServerAlertsProps) => (
  <ul className="alerts">
    {alerts.map(({ kind, id, text }) =>
      kind === 'remark' ? (
        <li key={text} className="remark">
          <Linked text={text} />
        </li>
      ) : (
        <li key={`${kind} ${text}`} title={id}>
          <Chip tone="warn" icon={TriangleAlert}>
            {kind === 'external' ? externalError : <Linked text={text} />}
          </Chip>
        </li>
      ),
    )}
  </ul>
)

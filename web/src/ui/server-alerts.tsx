import './server-alerts.css'
import type { ServerAlert } from '@foyer/contract/vocabulary/server-alert.ts'
import { TriangleAlert } from 'lucide-react'
import { linkParts, type PlacedAlert } from '../lib/server-alerts.ts'
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

/** Names of more would hide what the alert says. */
const mostNames = 5

const Servers = ({ names }: { names: readonly string[] }) => {
  const more = names.length - mostNames
  return names.length === 0 ? null : (
    <>
      {' · '}
      <bdi title={more > 0 ? names.join(', ') : undefined}>{names.slice(0, mostNames).join(', ')}</bdi>
      {more > 0 && ` +${more}`}
    </>
  )
}

interface ServerAlertsProps {
  /** With the servers that they are of, where that is to be said. */
  readonly alerts: readonly (ServerAlert & Partial<Pick<PlacedAlert, 'servers'>>)[]
  /** What stands in place of the words of an outside service. */
  readonly externalError: string
}

/** Alerts of media servers: warnings as chips, what has no id as plain lines. */
export const ServerAlerts = ({ alerts, externalError }: ServerAlertsProps) => (
  <ul className="alerts">
    {alerts.map(({ kind, id, text, servers = [] }) =>
      kind === 'remark' ? (
        <li key={text} className="remark">
          <Linked text={text} />
          <Servers names={servers} />
        </li>
      ) : (
        <li key={`${kind} ${text}`} title={id}>
          <Chip tone="warn" icon={TriangleAlert}>
            <span>
              {kind === 'external' ? externalError : <Linked text={text} />}
              <Servers names={servers} />
            </span>
          </Chip>
        </li>
      ),
    )}
  </ul>
)

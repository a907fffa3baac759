import './server-alerts.css'
import type { ServerAlert } from '@foyer/contract/vocabulary/server-alert.ts'
import { TriangleAlert } from 'lucide-react'
import { linkParts, type PlacedAlert } from '../lib/server-alerts.ts'
import { Chip } from './chip.tsx'

/** A text whose URLs are links that open in a new tab. */
const Linked = ({ text }: { text: string }) => (
  <span>
    {linkParts(text).map((part, index) =>
      part.href === undefined ? (
        part.text
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no ids and never move
        <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      ),
    )}
  </span>
)

/** More names would hide what the alert says. */
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
  /** With the names of their servers if these should be shown. */
  readonly alerts: readonly (ServerAlert & Partial<Pick<PlacedAlert, 'servers'>>)[]
  /** Replaces the text of an external service's error. */
  readonly externalError: string
}

/** Alerts of media servers: known alerts as chips, texts without an id as plain lines. */
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

import './facts.css'
import type { ReactNode } from 'react'

/** Values with captions above them, in four, three or two columns. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>

/** The same for a side panel: caption and value on one line. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className="fact-list">{children}</dl>

interface FactProps {
  readonly name: string
  readonly remark?: ReactNode
  readonly children: ReactNode
}

export const Fact = ({ name, remark, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {remark !== undefined && <small>{remark}</small>}
    </dd>
  </div>
)

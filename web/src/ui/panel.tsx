import './panel.css'
import type { ReactNode } from 'react'

interface PanelProps {
  readonly title?: string
  /** One link, count or switch at the end of the header. */
  readonly aside?: ReactNode
  /** The content brings its own padding, as tables and facts do. */
  readonly bare?: boolean
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A section of a page inside a thin border. Panels are never nested. */
export const Panel = ({ title, aside, bare = title === undefined, foot, children }: PanelProps) => (
  <section className="panel">
    {title !== undefined && (
      <header>
        <h2>{title}</h2>
        {aside !== undefined && <span className="end">{aside}</span>}
      </header>
    )}
    {bare ? children : <div className="panel-body">{children}</div>}
    {foot !== undefined && <footer>{foot}</footer>}
  </section>
)

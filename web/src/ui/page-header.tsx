import './page-header.css'
import { createContext, type ReactNode, use } from 'react'
import { Heading } from './heading.tsx'
import { usePageTitle } from './page-title.ts'

/** A name that browser tab titles add for every page inside, such as the console's. */
export const TitlePlace = createContext('')

interface PageHeaderProps {
  readonly title: string
  /** What breadcrumbs call the page's object; the title by default. */
  readonly object?: string
  /** The browser tab's title, if the page title does not identify the object. */
  readonly tab?: string
  /** The path of the list that the object belongs to, if its own path starts differently. */
  readonly list?: string
  /** Chips and copy buttons after the title. */
  readonly aside?: ReactNode
  /** One line of facts below it. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  /** A title written by a user, of any length: the actions move below it instead of squeezing it. */
  readonly wordy?: boolean
}

/** A page's title, a line of facts and its actions. */
export const PageHeader = (props: PageHeaderProps) => {
  const { title, object = title, tab = title, list, aside, facts, actions, wordy = false } = props
  const place = use(TitlePlace)
  usePageTitle(title, object, list, place === '' ? tab : `${tab} · ${place}`)
  return (
    <header className={`page-head${wordy ? ' wordy' : ''}`}>
      <div className="title">
        <div className="row wrap">
          <Heading>{title}</Heading>
          {aside}
        </div>
        {facts !== undefined && <p className="line">{facts}</p>}
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </header>
  )
}

import './page-header.css'
import { createContext, type ReactNode, use } from 'react'
import { Heading } from './heading.tsx'
import { usePageTitle } from './page-title.ts'

/** What the pages below are a part of besides the portal itself, such as the console: browser tabs say it. */
export const TitlePlace = createContext('')

interface PageHeaderProps {
  readonly title: string
  /** Breadcrumbs call the object of the page so; the title unless told. */
  readonly object?: string
  /** What the browser's tab says, where the title does not tell the object from others of its kind. */
  readonly tab?: string
  /** The path of the list that the object stands in now, where its own path begins with another's. */
  readonly list?: string
  /** Chips and copy buttons after the title. */
  readonly aside?: ReactNode
  /** One line of facts below it. */
  readonly facts?: ReactNode
  readonly actions?: ReactNode
  /** A title that somebody wrote, of as many words as they liked: where the actions would squeeze it, they stand below. */
  readonly wordy?: boolean
}

/** What the page is called, what is known of it in a line, and what can be done with it. */
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

/** The tab that starts something new; it alone can say what for. */
const addTab = 'add'

interface TabTarget {
  readonly name: string
  readonly to: string
  /** What the `add` tab is to add to. */
  readonly entity?: string | undefined
}

/** Where a tab leads. The special tab `add` carries its entity along: that is asked for (SHELL-10) before any area has such a tab. */
export const tabAddress = ({ name, to, entity }: TabTarget): string =>
  name === addTab && entity !== undefined ? `${to}?entity=${encodeURIComponent(entity)}` : to

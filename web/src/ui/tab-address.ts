/** The tab for creating something; only this tab can name what it is for. */
const addTab = 'add'

interface TabTarget {
  readonly name: string
  readonly to: string
  /** What the `add` tab creates something for. */
  readonly entity?: string | undefined
}

/** The address of a tab. The `add` tab passes its entity along in the address. */
export const tabAddress = ({ name, to, entity }: TabTarget): string =>
  name === addTab && entity !== undefined ? `${to}?entity=${encodeURIComponent(entity)}` : to

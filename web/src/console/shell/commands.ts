import type { TFunction } from 'i18next'
import type { Command } from '../../app/palette/palette-dialog.tsx'
import { nextTask } from '../../lib/next-task.ts'
import { actionOf, shortcutsNow } from '../../ui/keys.ts'
import type { Area } from '../areas.ts'
import { copyAndTell } from '../copy-and-tell.ts'
import { deedsNow } from '../deeds.ts'
import { paths } from '../paths.ts'

type Text = TFunction<['operator', 'palette']>

export const pageCommands = (t: Text, areas: readonly Area[]): readonly Command[] =>
  areas.map(({ name, to }) => ({
    id: `operator:${name}`,
    group: 'pages',
    name: t(`areas.${name}`),
    does: { goTo: to },
  }))

/** The key's action may move the focus, which it can only once the palette is closed. */
const press = async (code: string): Promise<void> => {
  await nextTask()
  actionOf(code)?.()
}

/**
 * What the keys of the open page do. Those that act on the focused row, and the pair that moves through the rows, do
 * nothing here, as the focus is in the palette.
 */
const keyCommands = (): readonly Command[] =>
  shortcutsNow().flatMap(({ name, keys, ofRow }) => {
    const [code, more] = Object.keys(keys)
    if (code === undefined || more !== undefined || ofRow === true) return []
    return [{ id: `key:${code}`, group: 'here', name, does: { run: () => void press(code) } }]
  })

/** What can be done on the open page. */
export const hereCommands = (t: Text): readonly Command[] => [
  ...keyCommands(),
  ...deedsNow().map((deed) => ({ ...deed, group: 'here' })),
  {
    id: 'copy:link',
    group: 'here',
    name: t('find.copy_link'),
    does: { run: () => void copyAndTell(location.href) },
  },
]

interface Making {
  readonly mayOpenTickets: boolean
  readonly addCustomer: (() => void) | undefined
}

/** What is made from any page. */
export const makingCommands = (t: Text, { mayOpenTickets, addCustomer }: Making): readonly Command[] => [
  ...(mayOpenTickets
    ? [{ id: 'new_ticket', group: 'actions', name: t('tickets.new'), does: { goTo: paths.newTicket } }]
    : []),
  ...(addCustomer === undefined
    ? []
    : [{ id: 'new_customer', group: 'actions', name: t('customers.new'), does: { run: addCustomer } }]),
]

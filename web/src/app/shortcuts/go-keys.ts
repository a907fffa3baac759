import { type Access, type Area, type MenuEntry, menuFor } from '../shell/menu.ts'

/** `g` followed by this key goes to the area. Keys are identified by position, so that every layout works. */
const goKeys: Readonly<Partial<Record<Area, string>>> = {
  licences: 'KeyL',
  billing: 'KeyI',
  account: 'KeyP',
  support: 'KeyT',
  retroview: 'KeyS',
}

/** Where `g` and a key lead, for a user with this menu. */
export const goTo =
  (access: Access) =>
  (code: string): string | undefined =>
    menuFor(access)
      .find(({ area }) => goKeys[area] === code)
      ?.to(access)

/** The areas of this menu that have a letter. */
export const jumpsOf = (access: Access): readonly { readonly code: string; readonly entry: MenuEntry }[] =>
  menuFor(access).flatMap((entry) => {
    const code = goKeys[entry.area]
    return code === undefined ? [] : [{ code, entry }]
  })

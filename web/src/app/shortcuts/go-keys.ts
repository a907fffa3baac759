import type { Area } from '../working-areas.ts'

/** `g` and then this key goes to the area. By place on the keyboard, so that every layout works. */
export const goKeys: Readonly<Partial<Record<Area, string>>> = {
  licences: 'KeyL',
  billing: 'KeyI',
  account: 'KeyP',
  support: 'KeyT',
  retroview: 'KeyS',
}

export const letterOf = (code: string): string => code.replace('Key', '')

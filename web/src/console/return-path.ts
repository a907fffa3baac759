import { paths } from './paths.ts'

/** The pages for people who are not signed in. */
const entries: readonly string[] = [paths.signIn, paths.recovery, paths.choosePassword]

const pathOf = (address: string): string => address.replace(/\/*(?:[?#].*)?$/s, '')

/** Whether an address belongs to a page that needs no session. */
export const isEntry = (address: string): boolean => entries.includes(pathOf(address))

/** A page of the console to open after signing in; anything else becomes the start page. */
export const consolePath = (path: unknown): string =>
  typeof path === 'string' && /^\/operator(?:[/?]|$)/.test(path) && !isEntry(path) ? path : paths.home

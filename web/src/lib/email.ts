/** One sign before the @, a name with a dot after it, no spaces: what a form can know of an address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

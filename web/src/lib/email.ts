/** A rough check: one @, a domain with a dot, no spaces. A form cannot know more about an address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)

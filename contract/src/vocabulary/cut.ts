/** No more of a text than this, and no half of a character at the end: none leaves in JSON, and PostgreSQL reads no JSON with one. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

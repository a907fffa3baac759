/** So long signing in says that its person is the one who is at the browser now. Milliseconds. */
const presentMs = 15 * 60_000

export const isPresent = (signedInAt: Date, now: Date): boolean => now.getTime() - signedInAt.getTime() < presentMs

/**
 * A path inside the portal that is safe to go to after sign-in: it starts with exactly one slash.
 * Anything else, such as `//evil.example`, `/\evil.example` or a full address, becomes `/`.
 */
export const portalPath = (path: string | null | undefined): string => {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/'
  // Browsers drop tabs and newlines from addresses, which would turn "/<tab>/host" into "//host".
  return Array.from(path).some((character) => character < ' ') ? '/' : path
}

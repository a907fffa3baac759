/**
 * Simulates a machine whose clock is wrong by `WRONG_CLOCK_MS`. It is loaded before a server with `--import`. Timers
 * are not affected, because setting a clock does not change them.
 */
const wrongBy = Number(process.env['WRONG_CLOCK_MS'] ?? '0')
const right = Date
const now = (): number => right.now() + wrongBy

globalThis.Date = new Proxy(right, {
  construct: (_, args: unknown[]) => Reflect.construct(right, args.length === 0 ? [now()] : args) as object,
  apply: () => new right(now()).toString(),
  get: (_, name) => (name === 'now' ? now : (Reflect.get(right, name) as unknown)),
})

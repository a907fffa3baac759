/** The number after `--name` on the command line. */
export const numberAfter = (args: readonly string[], name: string, unlessTold: number): number => {
  const at = args.indexOf(name)
  return at < 0 ? unlessTold : Number(args[at + 1])
}

/** The word after `--name` on the command line. */
export const wordAfter = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

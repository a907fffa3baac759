import { commands } from './commands.ts'
import { readOperatorAccess, readSettings } from './config.ts'
import { operatorCommandIn, runOperatorCommand } from './operator-commands/operator-command.ts'
import { operatorHelp, optionLines, program, usageOf } from './operator-commands/usage.ts'
import { StartError } from './platform/start-error.ts'

const overview = (): string =>
  [
    `Usage: ${program} <command>; ${program} help <command> says what stands behind it`,
    '',
    ...[...commands].map(([name, { about }]) => `  ${name.padEnd(21)}${about}`),
    '',
    'Settings come from the environment and FOYER_CONFIG, as for the server.',
    '',
    'Against a running Foyer (FOYER_URL, FOYER_OPERATOR_KEY, FOYER_TENANT):',
    '',
    ...operatorHelp(),
  ].join('\n')

/** `Usage: …` of one command of either kind. */
const usage = (words: readonly string[]): string | undefined => {
  const operatorCommand = operatorCommandIn(words)
  if (operatorCommand !== undefined) return usageOf(operatorCommand)
  const [name = ''] = words
  const command = commands.get(name)
  if (command === undefined) return undefined
  const { places = [], options } = command
  return [
    `Usage: ${program} ${name}`,
    ...places.map((place) => `<${place}>`),
    ...(options === undefined ? [] : [options]),
  ].join(' ')
}

const unknown = (words: readonly string[]): StartError =>
  new StartError(`There is no command "${words.join(' ')}". ${program} help lists all.`)

/** Help on all commands, on those that begin with these words, or on one with its options. */
const help = (words: readonly string[]): string => {
  if (words.length === 0) return overview()
  const found = usage(words)
  if (found === undefined) {
    const [first, ...more] = operatorHelp(words)
    if (first === undefined) throw unknown(words)
    return [first, ...more].join('\n')
  }
  const operatorCommand = operatorCommandIn(words)
  if (operatorCommand !== undefined)
    return [found, '', operatorCommand.summary, '', ...optionLines(operatorCommand)].join('\n').trimEnd()
  return [found, '', commands.get(words[0] ?? '')?.about].join('\n')
}

const runOwn = async (words: readonly string[]): Promise<string> => {
  const [name = '', ...rest] = words
  const command = commands.get(name)
  if (command === undefined) {
    const such = operatorHelp(words)
    throw such.length === 0
      ? unknown(words)
      : new StartError([`"${words.join(' ')}" goes on with one of these:`, '', ...such].join('\n'))
  }
  const { places = [], options } = command
  if (options === undefined && rest.length !== places.length) throw new StartError(usage(words) ?? '')
  return command.run(readSettings(process.env), rest, console.log)
}

const answer = async (words: readonly string[]): Promise<string> => {
  const [first = 'help', ...rest] = words
  if (first === 'help') return help(rest)
  const asked = words.findIndex((word) => word === '--help' || word === '-h')
  if (asked !== -1) return help(words.slice(0, asked))
  return operatorCommandIn(words) === undefined
    ? runOwn(words)
    : runOperatorCommand(readOperatorAccess(process.env), words)
}

const explain = (error: unknown, words: readonly string[]): string => {
  if (error instanceof StartError) return error.message
  const { message, code = '' } = error as NodeJS.ErrnoException
  return code.startsWith('ERR_PARSE_ARGS') ? `${message}. ${usage(words) ?? ''}` : `The command failed: ${message}`
}

const words = process.argv.slice(2)
try {
  console.log(await answer(words))
} catch (error) {
  console.error(explain(error, words))
  process.exitCode = 1
}

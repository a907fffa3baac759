import { join } from 'node:path'
import { readOperatorAccess, readSettings, type Settings } from './config.ts'
import { backUp, restore } from './operations/backup.ts'
import { createFirstOperator } from './operations/create-operator.ts'
import { diagnose } from './operations/doctor.ts'
import { importData } from './operations/import/import.ts'
import { resetSecondFactor } from './operations/reset-second-factor.ts'
import { isOperatorCommand, operatorHelp, runOperatorCommand } from './operator-commands/operator-command.ts'
import { rotateKeys } from './platform/auth/signing-keys.ts'
import { takeDataFolder } from './platform/data-folder.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { simulateServer } from './simulator/simulate-server.ts'

interface Command {
  readonly about: string
  /** Words that stand behind it. */
  readonly words?: readonly string[] | 'options'
  readonly run: (settings: Settings, words: readonly string[]) => Promise<string>
}

const migrateDatabase = async (settings: Settings): Promise<string> => {
  const log = createLog(settings.log_level)
  if (settings.database_url !== null) {
    await migrate(settings.database_url, log)
    return 'The database is up to date.'
  }
  const release = takeDataFolder(settings.data)
  const postgres = await startEmbeddedPostgres(join(settings.data, 'postgres'))
  try {
    await migrate(postgres.url, log)
    return `The database in ${settings.data} is up to date.`
  } finally {
    await postgres.stop()
    release()
  }
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    about: 'read the configuration and say whether it is right',
    run: async ({ brands, demo }) =>
      `The ${demo ? 'demo ' : ''}configuration is right; brands: ${Object.keys(brands).join(', ')}.`,
  },
  migrate: { about: 'bring the database to this version, as every start does too', run: migrateDatabase },
  backup: {
    about: 'copy everything that the data folder keeps into a folder; Foyer must be stopped',
    words: ['folder'],
    run: (settings, [folder = '']) => backUp(settings, folder, new Date()),
  },
  restore: {
    about: 'make an empty data folder what it was when the backup was taken',
    words: ['folder'],
    run: (settings, [folder = '']) => restore(settings, folder),
  },
  doctor: { about: 'look at everything that this installation stands on, and say what is wrong', run: diagnose },
  'create-operator': {
    about:
      'make an operator and print their key, without having one: --brand, --handle, --name, --email, --role (admin); for a handle that is there, a further key',
    words: 'options',
    run: createFirstOperator,
  },
  'reset-second-factor': {
    about: 'take the second factor off an operator who has lost their app, without having a key: --brand, --handle',
    words: 'options',
    run: resetSecondFactor,
  },
  import: {
    about:
      'read customers, licences, invoices, tickets and comments of another system from a folder of CSV files: --brand, --dry-run',
    words: 'options',
    run: importData,
  },
  'rotate-keys': {
    about:
      'sign access tokens with the next key; servers take it at their next start, tokens of the last key stay valid',
    run: async ({ data }) => {
      await rotateKeys(join(data, 'keys', 'tokens.json'), 'the last')
      return 'The next key signs from the next start on.'
    },
  },
  'simulate-server': {
    about:
      'play a media server against a running Foyer: --key, --url, --streams, --viewers, --servers, --every, --beats',
    words: 'options',
    run: (_, words) => simulateServer(words, console.log),
  },
  'rotate-licence-keys': {
    about: 'sign leases and licence files with the next key; files of all earlier keys stay valid',
    run: async ({ data }) => {
      await rotateKeys(join(data, 'keys', 'licences.json'), 'all')
      return 'The next key signs from the next start on.'
    },
  },
}

const help = (): string => {
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(21)}${about}`)
  return [
    'Usage: npm run foyer -- <command>',
    '',
    ...lines,
    '',
    'Settings come from the environment and FOYER_CONFIG, as for the server.',
    '',
    'Against a running Foyer (FOYER_URL, FOYER_OPERATOR_KEY, FOYER_TENANT):',
    '',
    ...operatorHelp(),
  ].join('\n')
}

const fits = ({ words: wanted = [] }: Command, words: readonly string[]): boolean =>
  wanted === 'options' || words.length === wanted.length

const [name = 'help', ...words] = process.argv.slice(2)
const command = commands[name]
try {
  if (isOperatorCommand([name, ...words]))
    console.log(await runOperatorCommand(readOperatorAccess(process.env), [name, ...words]))
  else if (command === undefined || !fits(command, words)) {
    console.log(help())
    if (name !== 'help' && name !== '--help') process.exitCode = 1
  } else console.log(await command.run(readSettings(process.env), words))
} catch (error) {
  console.error(error instanceof StartError ? error.message : `The command failed: ${(error as Error).message}`)
  process.exitCode = 1
}

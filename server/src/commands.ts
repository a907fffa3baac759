import { join } from 'node:path'
import { mailServerOf, type Settings } from './config.ts'
import { backUp, restore } from './operations/backup.ts'
import { createFirstOperator } from './operations/create-operator.ts'
import { diagnose } from './operations/doctor.ts'
import { importData } from './operations/import/import.ts'
import { givePassword } from './operations/new-password.ts'
import { withOwnPostgres } from './operations/own-database.ts'
import { resetSecondFactor } from './operations/reset-second-factor.ts'
import { rotateKeys } from './platform/auth/signing-keys.ts'
import { expectWhole } from './platform/data-folder.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'
import { simulateServer } from './simulator/simulate-server.ts'

interface Command {
  /** Positional arguments, such as a folder. */
  readonly places?: readonly string[]
  /** As help shows them; the command parses them itself. */
  readonly options?: string
  readonly about: string
  /** Returns the final message. `tell` prints messages before that. */
  readonly run: (settings: Settings, words: readonly string[], tell: (text: string) => void) => Promise<string>
}

const migrateDatabase = async (settings: Settings): Promise<string> => {
  const log = createLog(settings.log_level)
  if (settings.database_url !== null) {
    await migrate(settings.database_url, log)
    return 'The database is up to date.'
  }
  await withOwnPostgres(settings, (url) => migrate(url, log))
  return `The database in ${settings.data} is up to date.`
}

const rotate = async ({ data }: Settings, file: string, kept: 'the last' | 'all'): Promise<string> => {
  expectWhole(data)
  await rotateKeys(join(data, 'keys', file), kept)
  return 'The next key signs from the next start on.'
}

/** Commands that work directly on this installation's data, by name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'check',
    {
      about: 'read the configuration and say whether it is right',
      run: async (settings) => {
        const { brands, demo } = settings
        if (!demo) mailServerOf(settings)
        return `The ${demo ? 'demo ' : ''}configuration is right; brands: ${Object.keys(brands).join(', ')}.`
      },
    },
  ],
  ['migrate', { about: 'bring the database to this version, as every start does too', run: migrateDatabase }],
  [
    'backup',
    {
      places: ['folder'],
      about: 'copy everything that the data folder keeps into a folder; Foyer must be stopped',
      run: (settings, [folder = '']) => backUp(settings, folder, new Date()),
    },
  ],
  [
    'restore',
    {
      places: ['folder'],
      about: 'make an empty data folder what it was when the backup was taken',
      run: (settings, [folder = '']) => restore(settings, folder),
    },
  ],
  ['doctor', { about: 'look at everything that this installation stands on, and say what is wrong', run: diagnose }],
  [
    'create-operator',
    {
      options: '--brand <key> --handle <name> --name <name> --email <address> [--role admin]',
      about: 'make an operator without having a key, and print theirs; for a handle that is there, a further key',
      run: createFirstOperator,
    },
  ],
  [
    'new-password',
    {
      options: '--brand <key> --handle <name>',
      about: 'give an operator a password for the console, and print it; the one before ends, and their sessions',
      run: givePassword,
    },
  ],
  [
    'reset-second-factor',
    {
      options: '--brand <key> --handle <name>',
      about: 'take the second factor off an operator who has lost their app, without having a key',
      run: resetSecondFactor,
    },
  ],
  [
    'import',
    {
      places: ['folder'],
      options: '--brand <key> [--dry-run]',
      about: 'read customers, licences, invoices, tickets and comments of another system from CSV files',
      run: importData,
    },
  ],
  [
    'rotate-keys',
    {
      about: 'sign access tokens with the next key from the next start on; tokens of the last key stay valid',
      run: (settings) => rotate(settings, 'tokens.json', 'the last'),
    },
  ],
  [
    'rotate-licence-keys',
    {
      about: 'sign leases and licence files with the next key; files of all earlier keys stay valid',
      run: (settings) => rotate(settings, 'licences.json', 'all'),
    },
  ],
  [
    'simulate-server',
    {
      options:
        '--key <licence key> [--url http://127.0.0.1:8080] [--streams 12] [--viewers 40] [--servers 1] [--every 60] [--beats 0] [--hostname simulated] [--version 26.11]',
      about: 'play a media server against a running Foyer; --every counts seconds, and --beats 0 has no end',
      run: (_, words, tell) => simulateServer(words, tell),
    },
  ],
])

import { constants, existsSync, statSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import * as z from 'zod/mini'
import { readSettings, type Settings } from '../config.ts'
import { forgottenWords, knownBrands } from '../expect-known-brands.ts'
import { leftBehind } from '../left-behind.ts'
import { accountTroubles, forgottenBrands } from '../modules/account/index.ts'
import { billingConsistency, payableCurrencies, paymentTroubles } from '../modules/billing/index.ts'
import { createBranding } from '../modules/branding/index.ts'
import { companyConsistency } from '../modules/company/index.ts'
import { licensingConsistency } from '../modules/licensing/index.ts'
import { webhookTroubles } from '../modules/webhooks/index.ts'
import { loadKeys } from '../platform/auth/signing-keys.ts'
import type { ConsistencyRule } from '../platform/consistency.ts'
import { halfBuiltIndexes, pendingMigrations } from '../platform/database/migrate.ts'
import { webFolder } from '../platform/http/web-folder.ts'
import { jobTroubles } from '../platform/jobs/job-desk.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { namedQuery, openStatistics } from '../platform/statistics/index.ts'
import { lookAtFiles, lookForFiles } from './look-at-files.ts'
import { lookAtGateways } from './look-at-gateways.ts'
import { lookAtRates } from './look-at-rates.ts'
import { withOwnDatabase } from './own-database.ts'

/** One check and its problem; null means that all is well. A warning does not stop anybody from working. */
export interface Finding {
  readonly about: string
  readonly wrong: string | null
  readonly warning?: true
}

const rules: readonly ConsistencyRule[] = [...billingConsistency, ...licensingConsistency, ...companyConsistency]

const surroundings = { clock: { now: () => new Date() }, log: createLog('silent') }

const brandingOf = ({ brands }: Settings) => createBranding(brands, surroundings.log)

const payableIn = (settings: Settings) => payableCurrencies(brandingOf(settings), surroundings)

/** Problems that need a person's attention while everything else works. */
const troublesOf = (settings: Settings): ConsistencyRule[] => [
  ...webhookTroubles(brandingOf(settings).all),
  ...jobTroubles,
  ...accountTroubles,
  ...paymentTroubles(payableIn(settings)),
]

const gigabyte = 1024 ** 3

const look = async (about: string, work: () => Promise<string | null>): Promise<Finding> => {
  try {
    return { about, wrong: await work() }
  } catch (error) {
    return { about, wrong: (error as Error).message }
  }
}

const warn = (finding: Finding): Finding => ({ ...finding, warning: true })

const lookAtSettings = ({ demo, hold, secret, brands, smtp_url }: Settings): Finding[] => [
  {
    about: 'configuration',
    wrong: demo ? 'the demo’s is in use: set FOYER_CONFIG before customers come' : null,
    warning: true,
  },
  {
    about: 'jobs',
    wrong: hold ? 'FOYER_HOLD is set: no mail, webhook, renewal or other job runs' : null,
    warning: true,
  },
  {
    about: 'secret',
    // Anybody who has read the demo's secret could forge signatures.
    wrong:
      !demo && secret === readSettings({}).secret
        ? 'it is the demo’s, which everybody can read: openssl rand -hex 32'
        : null,
  },
  ...Object.entries(brands).map(([key, { public_url }]) => ({
    about: `address of ${key}`,
    wrong: public_url === undefined ? 'public_url is not set: links in mails would lead to this machine' : null,
    warning: true as const,
  })),
  { about: 'mail server', wrong: smtp_url === null && !demo ? 'SMTP_URL is not set' : null },
]

const lookAtMail = (url: string): Promise<Finding> =>
  look('mail server answers', async () => {
    const smtp = createTransport(url)
    await smtp.verify()
    smtp.close()
    return null
  })

const lookAtDisk = async (folder: string): Promise<Finding> =>
  warn(
    await look('space for the data folder', async () => {
      const { bavail, bsize } = await statfs(existsSync(folder) ? folder : '.')
      const free = bavail * bsize
      return free < 2 * gigabyte ? `${(free / gigabyte).toFixed(1)} GiB are left` : null
    }),
  )

const lookAtFolder = (folder: string): Promise<Finding> =>
  look('data folder', async () => {
    if (existsSync(folder)) await access(folder, constants.R_OK | constants.W_OK)
    return null
  })

/** A process that serves only the API has no portal. */
const lookAtPortal = (): Finding => ({
  about: 'portal',
  wrong: existsSync(join(webFolder, 'index.html')) ? null : 'it is not built: npx node web/build-if-stale.ts',
  warning: true,
})

const lookAtKeys = (folder: string): Promise<Finding> =>
  look('signing keys', async () => {
    for (const name of ['tokens.json', 'licences.json']) {
      const file = join(folder, 'keys', name)
      // For a file that this user may not access, this throws: the file exists.
      const found = statSync(file, { throwIfNoEntry: false })
      if (found === undefined) return `${file} is missing: a start makes new keys, which end all sessions and leases`
      if ((found.mode & 0o077) !== 0) return `${file} can be read by others: chmod 600`
      await loadKeys(file)
    }
    return null
  })

const answers = namedQuery({
  name: 'doctor',
  sql: 'SELECT 1 AS one',
  params: z.object({}),
  row: z.object({ one: z.number() }),
})

/** For the embedded engine only the folder is checked: just one process at a time can open it, and Foyer may be running. */
const lookAtStatistics = ({ clickhouse_url: url, data, log_level }: Settings): Promise<Finding> =>
  look('statistics', async () => {
    const path = join(data, 'statistics')
    if (url !== null) {
      const server = await openStatistics({ url, path, log: createLog(log_level) })
      try {
        await server.query(answers, {})
      } finally {
        await server.close()
      }
      return null
    }
    if (!existsSync(path)) return `${path} is missing: a start makes an empty one`
    await access(path, constants.R_OK | constants.W_OK)
    return null
  })

const oldest = 15

const lookIntoDatabase = async (client: pg.Client): Promise<Finding[]> => [
  await look('version of PostgreSQL', async () => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]?.version ?? 0
    return version < oldest ? `it is ${version}: ${oldest} or newer is needed` : null
  }),
  warn(
    await look('clocks', async () => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
      const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now())
      return apart > 2_000 ? `the database’s is ${(apart / 1000).toFixed(1)} s from this machine’s` : null
    }),
  ),
  warn(
    await look('migrations', async () => {
      const pending = await pendingMigrations(client)
      return pending.length > 0 ? `the next start applies ${pending.join(', ')}` : null
    }),
  ),
  await look('indexes', async () => {
    const [half] = await halfBuiltIndexes(client)
    return half === undefined ? null : `${half} was left half built: reindex index concurrently ${half}`
  }),
]

/**
 * Checks brand by brand, because row-level security applies to the owner of the tables too. A superuser is exempt and
 * finds the same rows each time.
 */
const findBroken = async (
  client: pg.Client,
  brands: readonly string[],
  { broken }: ConsistencyRule,
): Promise<string[]> => {
  const found = new Set<string>()
  for (const brand of brands) {
    await client.query(`select set_config('foyer.tenant', $1, false)`, [brand])
    const { rows } = await client.query<{ id: string }>(`select id from (${broken}) as broken limit 5`)
    for (const { id } of rows) found.add(id)
  }
  return [...found].slice(0, 5)
}

const lookAtRules = async (client: pg.Client, settings: Settings): Promise<Finding[]> => {
  const held = (rule: ConsistencyRule): Promise<Finding> =>
    look(rule.says, async () => {
      const broken = await findBroken(client, Object.keys(settings.brands), rule)
      return broken.length > 0 ? `not so: ${broken.join(', ')}` : null
    })
  const findings: Finding[] = []
  for (const rule of rules) findings.push(await held(rule))
  for (const trouble of troublesOf(settings)) findings.push(warn(await held(trouble)))
  return findings
}

const withDatabase = (settings: Settings, work: (client: pg.Client) => Promise<Finding[]>): Promise<Finding[]> =>
  withOwnDatabase(settings, async (url) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end()
    }
  })

const lookAtDatabase = async (settings: Settings): Promise<Finding[]> => {
  try {
    return await withDatabase(settings, async (client) => {
      const about = await lookIntoDatabase(client)
      const made = (await pendingMigrations(client)).length === 0
      const inside = made
        ? [
            await look('brands of the database', async () => {
              const [forgotten] = await forgottenBrands(client, knownBrands(settings))
              return forgotten === undefined ? null : forgottenWords(forgotten)
            }),
            await look('files of tickets', () => lookForFiles(client, settings)),
            ...(await lookAtRules(client, settings)),
          ]
        : []
      return [{ about: 'database', wrong: null }, ...about, ...inside]
    })
  } catch (error) {
    return [{ about: 'database', wrong: (error as Error).message }]
  }
}

/** Checks everything that the installation depends on, and the invariants of its data. Changes nothing. */
const examine = async (settings: Settings): Promise<Finding[]> => [
  ...lookAtSettings(settings),
  ...(settings.smtp_url === null ? [] : [await lookAtMail(settings.smtp_url)]),
  lookAtPortal(),
  await lookAtFolder(settings.data),
  await lookAtDisk(settings.data),
  { about: 'nothing left behind in embedded engines', wrong: leftBehind(settings)[0] ?? null },
  await lookAtKeys(settings.data),
  await look('files', () => lookAtFiles(settings)),
  await lookAtStatistics(settings),
  ...(await lookAtGateways(settings)),
  ...lookAtRates(settings, payableIn(settings)),
  ...(await lookAtDatabase(settings)),
]

const mark = ({ wrong, warning }: Finding): string => {
  if (wrong === null) return '✓'
  return warning === true ? '!' : '✗'
}

const line = (finding: Finding): string =>
  `${mark(finding)} ${finding.about}${finding.wrong === null ? '' : `: ${finding.wrong}`}`

/** Returns the findings, one per line. If something is wrong, throws a StartError with them. */
export const diagnose = async (settings: Settings): Promise<string> => {
  const findings = await examine(settings)
  const report = findings.map(line).join('\n')
  if (findings.some(({ wrong, warning }) => wrong !== null && warning !== true)) throw new StartError(report)
  return report
}

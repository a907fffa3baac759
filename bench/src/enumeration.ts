import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeEmail, login, recoverPassword, signUp } from '../../contract/src/account/endpoints.ts'
import { createInvite, requestColleague } from '../../contract/src/company/endpoints.ts'
import { createFoyer } from '../../server/src/app.ts'
import { type Environment, readSettings } from '../../server/src/config.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { solveCaptcha } from '../../server/test/captcha.ts'
import { type Client, createClient } from '../../server/test/client.ts'
import { median, report, type Row } from './report.ts'
import { serve } from './serve.ts'

const tries = 100
/** The permitted difference between the medians, in milliseconds. Over the internet smaller ones cannot be measured. */
const goal = 5
const tenant = 'aurora'
const password = 'Harbour-light-42'
/** An account may contact sixty people per hour. */
const lettersEach = 50
/** An account may request five changes of its e-mail address. */
const movesEach = 5

interface People {
  /** Addresses with an account. */
  readonly known: readonly string[]
  /** Owners of companies, who send requests and invites. */
  readonly chiefs: readonly string[]
  /** People who change their e-mail address. */
  readonly movers: readonly string[]
}

/** Creates the people through the modules' public interfaces. */
const populate = async (environment: Environment): Promise<People> => {
  const foyer = await createFoyer(readSettings(environment), { demoWorld: false })
  await foyer.listen()
  const { account, company } = foyer.modules
  const create = async (title: string | null): Promise<string> => {
    const email = `${randomUUID()}@known.example`
    const about = { name: 'Bench', country: 'DE', locale: 'en', email_confirmed: true } as const
    const { id } = await account.create({ tenant, email, password, ...about }, 'system')
    if (title !== null) await company.create(tenant, title, id, new Date())
    return email
  }
  const known: string[] = []
  while (known.length < tries) known.push(await create(null))
  const chiefs: string[] = []
  // Enough for requests and invites, each to as many known as unknown people.
  while (chiefs.length * lettersEach < tries * 4) chiefs.push(await create(`Company ${chiefs.length}`))
  const movers: string[] = []
  while (movers.length * movesEach < tries * 2) movers.push(await create(null))
  await foyer.close()
  return { known, chiefs, movers }
}

interface Question {
  readonly name: string
  /** Prepares an attempt, outside of its time. Returns the attempt. */
  readonly prepare: (email: string, number: number) => Promise<() => Promise<{ readonly status: number }>>
  readonly status: number
}

const timeOf = async ({ name, prepare, status }: Question, email: string, number: number): Promise<number> => {
  const attempt = await prepare(email, number)
  const began = performance.now()
  const answer = await attempt()
  const took = performance.now() - began
  if (answer.status !== status) throw new Error(`${name}: ${answer.status} for ${email}`)
  return took
}

/**
 * Asks about a known and an unknown person alternately, so that a machine that slows down slows both. The order changes
 * each time, so that the effect of one attempt on the next is the same for both.
 */
const compare = async (question: Question, { known }: People): Promise<Row> => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const asKnown = async (number: number, email: string): Promise<void> => {
    times.known.push(await timeOf(question, email, number))
  }
  const asUnknown = async (number: number): Promise<void> => {
    times.unknown.push(await timeOf(question, `${randomUUID()}@unknown.example`, number))
  }
  for (const [pair, email] of known.entries()) {
    const number = pair * 2
    if (pair % 2 === 0) {
      await asKnown(number, email)
      await asUnknown(number + 1)
    } else {
      await asUnknown(number)
      await asKnown(number + 1, email)
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  return {
    call: question.name,
    tries,
    'known ms': Number(one.toFixed(1)),
    'unknown ms': Number(other.toFixed(1)),
    'difference ms': Number(Math.abs(one - other).toFixed(1)),
    goal,
  }
}

/** Calls that anybody, or any customer, may make and that must not reveal who has an account. */
const questionsTo = async (client: Client, { chiefs, movers }: People): Promise<readonly Question[]> => {
  const signIn = async (email: string): Promise<Client> => {
    const { access_token } = await client.ask(login, { as: { tenant, basic: { email, password } } })
    return client.as({ tenant, access_token })
  }
  const [asking, moving] = await Promise.all([chiefs, movers].map((emails) => Promise.all(emails.map(signIn))))
  const chief = (number: number): Client => asking?.[Math.floor(number / lettersEach)] ?? client
  const mover = (number: number): Client => moving?.[Math.floor(number / movesEach)] ?? client
  const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
  return [
    {
      name: 'sign-in with a wrong password',
      status: 401,
      prepare: async (email) => () => client.call(login, { as: { tenant, basic: { email, password: 'Not-this-1' } } }),
    },
    {
      name: 'sign-up',
      status: 201,
      prepare: async (email) => {
        const recaptcha_token = await solveCaptcha({ client })
        const person = { email, password, locale: 'en', terms_accepted: true, country: 'DE' } as const
        return () => client.call(signUp, { body: { ...person, recaptcha_token } })
      },
    },
    {
      name: 'recovery',
      status: 204,
      prepare: async (email) => {
        const recaptcha_token = await solveCaptcha({ client })
        return () => client.call(recoverPassword, { body: { email, recaptcha_token } })
      },
    },
    {
      name: 'request to a colleague',
      status: 201,
      prepare: async (email, number) => () => chief(number).call(requestColleague, { body: { email } }),
    },
    {
      name: 'invitation to a company',
      status: 201,
      prepare: async (email, number) => () => chief(number + tries * 2).call(createInvite, { body: { email, roles } }),
    },
    {
      name: 'change of e-mail',
      status: 200,
      prepare: async (email, number) => () => mover(number).call(changeEmail, { body: { email, password } }),
    },
  ]
}

/**
 * Measures whether response times reveal who has an account. It is not a test, because on a busy machine the figures
 * depend on the machine.
 */
export const enumeration = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  try {
    const people = await populate(env)
    const served = await serve('../../server/test/serve.ts', env)
    try {
      const client = createClient(served.url, { tenant })
      const rows: Row[] = []
      for (const question of await questionsTo(client, people)) rows.push(await compare(question, people))
      report('enumeration', rows)
    } finally {
      served.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

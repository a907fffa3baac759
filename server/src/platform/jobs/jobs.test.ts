// @module-tag long
import { setImmediate as immediately } from 'node:timers/promises'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hurryTries } from '../../../test/jobs.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createSeal } from '../auth/seal.ts'
import { movableClock } from '../clock.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { createMailer, type OutgoingMail } from '../mail/mail.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { Away } from './outages.ts'
import { createTimers } from './timers.ts'

const log = createLog('silent')
/** For busy machines. */
const patient = { timeout: 20_000 } as const
const clock = movableClock()

let test: TestDatabase
let database: Database
let jobs: Jobs
const heard: string[] = []
const sent: OutgoingMail[] = []
let rounds = 0
let failures = 2

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.url, log)
  jobs = createJobs(test.url, database, clock, log)
  jobs.on<{ name: string }>('something_happened', 'first', async ({ data }) => {
    heard.push(`first ${data.name}`)
  })
  jobs.on<{ name: string }>('something_happened', 'second', async ({ data }) => {
    heard.push(`second ${data.name}`)
  })
  jobs.every('count', 3_600_000, async () => {
    rounds += 1
  })
  const transport = {
    send: async (mail: OutgoingMail) => {
      if (mail.subject === 'stubborn' && failures > 0) {
        failures -= 1
        throw new Error('the mail server is away')
      }
      sent.push(mail)
    },
  }
  const sender = { name: 'Aurora', address: 'billing@aurora.example' }
  const mailer = createMailer(
    jobs,
    createSeal({ secret: 'a secret of sixteen', previous_secrets: [] }, 'mail'),
    transport,
    () => sender,
    log,
  )
  await jobs.start()
  const content = {
    brand: { name: 'Aurora', accent: '#006a7c', on_accent: '#ffffff' },
    locale: 'en',
    preview: 'A preview',
    heading: 'Hello',
    paragraphs: ['Tom & <Jerry>'],
    action: { label: 'Open', url: 'https://aurora.example/invoices/1' },
    footer: 'The end.',
  } as const
  const common = { tenant: 'aurora', locale: 'en', to: ['olga@northlight.example'], content } as const
  post = (...letters) =>
    database.transaction('aurora', async (tx) => {
      for (const { id, ...letter } of letters) await mailer.post(tx, id, { ...common, ...letter })
    })
})
let post: (...letters: readonly { id: string; subject: string; urgent?: true }[]) => Promise<void>

afterAll(async () => {
  await jobs.stop()
  await database.close()
  await test.drop()
})

describe('jobs', () => {
  it('exist exactly if the transaction that wrote them was committed', async () => {
    await database.transaction('aurora', (tx) => jobs.announce(tx, 'something_happened', { name: 'kept' }))
    const undone = database.transaction('aurora', async (tx) => {
      await jobs.announce(tx, 'something_happened', { name: 'undone' })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await vi.waitFor(() => expect([...heard].sort()).toEqual(['first kept', 'second kept']), { timeout: 10_000 })
  })

  it('of a timer run on request', async () => {
    const before = rounds
    await jobs.runDue()
    expect(rounds).toBe(before + 1)
  })

  it('of a timer run once per interval, in any number of processes', async () => {
    let turns = 0
    const processes = Array.from({ length: 3 }, () => {
      const own = createJobs(test.url, database, clock, log)
      own.every('shared', 400, async () => {
        turns += 1
      })
      return own
    })
    await Promise.all(processes.map((process) => process.start()))
    await vi.waitFor(() => expect(turns).toBeGreaterThanOrEqual(3), patient)
    const started = Date.now()
    const from = turns
    await vi.waitFor(() => expect(turns).toBeGreaterThanOrEqual(from + 4), patient)
    expect(Date.now() - started).toBeGreaterThan(800)
    await Promise.all(processes.map((process) => process.stop()))
  })
})

describe('the queue’s own tables', () => {
  const version = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ version: number }>('select version from jobs.version')
    return rows[0]?.version ?? 0
  }
  /** Starts and stops a process that finds the tables in the version that is so many after its own. */
  const startWith = async (ahead: number): Promise<void> => {
    await database.pool.query('update jobs.version set version = version + $1', [ahead])
    const own = createJobs(test.url, database, clock, log)
    await own.start()
    await own.stop()
  }

  it('may be those of a newer version: one can go back to the version before, also half way through an upgrade', async () => {
    const before = await version()
    try {
      await startWith(1)
      expect(await version()).toBe(before + 1)
    } finally {
      await database.pool.query('update jobs.version set version = $1', [before])
    }
  })

  it('are brought up to date at the start, even if no migration of Foyer’s own is pending', async () => {
    const before = await version()
    await startWith(-1)
    expect(await version()).toBe(before)
  })
})

/** A timer whose clock moves only on request. */
const minding = (own: ReturnType<typeof movableClock>, name: string) => ({
  dueIn: async (): Promise<number> => {
    const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from platform.timer where name = $1', [
      name,
    ])
    return (rows[0]?.due_at.getTime() ?? 0) - own.now().getTime()
  },
  pass: (ms: number): void => {
    own.offset_ms += ms
    vi.advanceTimersByTime(ms)
  },
})

describe('a periodic round', () => {
  it('that failed is repeated soon, even if the next one is a day away', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = movableClock()
    const timers = createTimers(database, own, log)
    let tries = 0
    timers.add('stubborn', dayMs, async () => {
      tries += 1
      if (tries === 1) throw new Error('a gateway is away')
    })
    const { dueIn, pass } = minding(own, 'stubborn')
    try {
      timers.start()
      pass(600_000)
      await vi.waitFor(async () => expect(tries).toBe(1), patient)
      await vi.waitFor(async () => expect(await dueIn()).toBeLessThan(600_000), patient)
      pass(600_000)
      await vi.waitFor(async () => expect(tries).toBe(2), patient)
      expect(await dueIn()).toBeGreaterThan(20 * hourMs)
    } finally {
      await timers.stop()
      vi.useRealTimers()
    }
  })
})

describe('a clock that was ahead and is corrected', () => {
  it.each([
    ['minutely', 60_000],
    ['daily', dayMs],
  ])('does not delay a %s round until its clock has caught up', async (name, everyMs) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = movableClock()
    const timers = createTimers(database, own, log)
    let rounds = 0
    timers.add(`after ${name} rounds`, everyMs, async () => void (rounds += 1))
    const { dueIn, pass } = minding(own, `after ${name} rounds`)
    const askMs = Math.min(everyMs, 600_000)
    try {
      own.offset_ms += 30 * dayMs
      timers.start()
      pass(askMs)
      await vi.waitFor(async () => expect(rounds).toBe(1), patient)
      await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(everyMs * 0.8), patient)
      own.offset_ms -= 30 * dayMs
      await vi.waitFor(() => {
        pass(askMs)
        expect(rounds).toBeGreaterThan(1)
      }, patient)
      await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(everyMs * 0.8), patient)
      expect(await dueIn()).toBeLessThanOrEqual(everyMs)
    } finally {
      await timers.stop()
      vi.useRealTimers()
    }
  })

  it('does not let two processes with clocks seconds apart run a round twice', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = movableClock()
    // Twenty seconds behind the first process's turn.
    const behind = movableClock(40_000)
    const [first, second] = [createTimers(database, own, log), createTimers(database, behind, log)]
    const begun: string[] = []
    first.add('apart', 60_000, async () => void begun.push('first'))
    second.add('apart', 60_000, async () => void begun.push('second'))
    const { dueIn, pass } = minding(own, 'apart')
    try {
      first.start()
      pass(60_000)
      await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(0), patient)
      await first.stop()
      second.start()
      vi.advanceTimersByTime(60_000)
      // Returns once the pending query has been answered.
      await second.stop()
      expect(begun).toEqual(['first'])
    } finally {
      await Promise.all([first.stop(), second.stop()])
      vi.useRealTimers()
    }
  })
})

describe('a timer that nobody runs', () => {
  it('is counted as late after twenty minutes', async () => {
    const own = movableClock()
    const timers = createTimers(database, own, log)
    timers.add('forgotten', dayMs, () => Promise.resolve())
    timers.add('never begun', dayMs, () => Promise.resolve())
    await database.pool.query(`insert into platform.timer (name, due_at) values ('forgotten', $1)`, [own.now()])
    own.offset_ms += 19 * minuteMs
    expect(await timers.late()).toBe(0)
    own.offset_ms += 2 * minuteMs
    expect(await timers.late()).toBe(1)
  })
})

describe('a round that takes longer than its interval', () => {
  it('does not start again during itself, neither in this process nor in another', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = movableClock()
    const [first, second] = [createTimers(database, own, log), createTimers(database, own, log)]
    const begun: string[] = []
    const slow = Promise.withResolvers<void>()
    first.add('minutely', 60_000, () => {
      begun.push('first')
      return slow.promise
    })
    second.add('minutely', 60_000, async () => void begun.push('second'))
    const { dueIn, pass } = minding(own, 'minutely')
    try {
      first.start()
      pass(60_000)
      await vi.waitFor(() => expect(begun).toEqual(['first']), patient)
      second.start()
      for (let turn = 0; turn < 9; turn += 1) {
        pass(20_000)
        await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(50_000), patient)
      }
      expect(begun).toEqual(['first'])
      slow.resolve()
      await vi.waitFor(() => {
        pass(20_000)
        expect(begun.length).toBeGreaterThan(1)
      })
    } finally {
      slow.resolve()
      await Promise.all([first.stop(), second.stop()])
      vi.useRealTimers()
    }
  })
})

describe('a round of a day', () => {
  it('runs once a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const asked = vi.spyOn(database.pool, 'query')
    const own = movableClock()
    // Noon.
    own.offset_ms = 1.5 * dayMs - (own.now().getTime() % dayMs)
    const timers = createTimers(database, own, log)
    const days: string[] = []
    timers.add('once a day', dayMs, async () => void days.push(dayOf(own.now())))
    const { pass } = minding(own, 'once a day')
    const first = dayOf(own.now())
    /** Waits until no more queries arrive. */
    const settled = async (): Promise<void> => {
      let before = -1
      while (before !== asked.mock.results.length) {
        before = asked.mock.results.length
        await Promise.all(asked.mock.results.map(({ value }) => value))
        await immediately()
      }
    }
    try {
      timers.start()
      for (let hour = 0; hour < 10 * 24; hour += 1) {
        pass(3_600_000)
        await settled()
      }
    } finally {
      await timers.stop()
      asked.mockRestore()
      vi.useRealTimers()
    }
    expect(days).toEqual(Array.from({ length: 10 }, (_, at) => addDays(first, at)))
  })

  it('is kept as long as it runs, and taken over within minutes from a process that died during it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = movableClock()
    const dying = openDatabase(test.url, log)
    const [first, second] = [createTimers(dying, own, log), createTimers(database, own, log)]
    const begun: string[] = []
    const endless = Promise.withResolvers<void>()
    first.add('daily', dayMs, () => {
      begun.push('first')
      return endless.promise
    })
    second.add('daily', dayMs, async () => void begun.push('second'))
    const { dueIn, pass } = minding(own, 'daily')
    try {
      first.start()
      pass(600_000)
      await vi.waitFor(() => expect(begun).toEqual(['first']), patient)
      second.start()
      for (let gone = 0; gone < 6; gone += 1) {
        pass(200_000)
        await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(500_000), patient)
      }
      expect(begun).toEqual(['first'])
      await dying.close()
      pass(600_000)
      await vi.waitFor(() => {
        // A query in progress still sees the earlier state.
        pass(20_000)
        expect(begun).toEqual(['first', 'second'])
      }, patient)
      await vi.waitFor(async () => expect(await dueIn()).toBeGreaterThan(20 * hourMs), patient)
    } finally {
      endless.resolve()
      await Promise.all([first.stop(), second.stop()])
      vi.useRealTimers()
    }
  })
})

describe('a finished job while another of its batch hangs', () => {
  const queue = 'letters'
  const states = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select state from jobs.job where name = $1 order by data ->> 'to'`,
      [queue],
    )
    return rows.map(({ state }) => state)
  }

  it('is completed at once, and not repeated after a shutdown that returns the other', async () => {
    const begun: string[] = []
    const hanging = Promise.withResolvers<void>()
    const startOne = async (run: (to: string) => Promise<void>): Promise<Jobs> => {
      const own = createJobs(test.url, database, clock, log)
      own.handle<{ to: string }>(queue, ({ data }) => run(data.to), 2)
      await own.start()
      return own
    }
    const first = await startOne((to) => {
      begun.push(`first ${to}`)
      return to === 'hangs' ? hanging.promise : Promise.resolve()
    })
    try {
      await database.transaction('aurora', async (tx) => {
        for (const to of ['hangs', 'leaves']) await first.enqueue(tx, queue, { to })
      })
      await vi.waitFor(async () => expect(await states()).toEqual(['active', 'completed']), patient)
    } finally {
      await first.stop(1_000)
    }
    const second = await startOne(async (to) => void begun.push(`second ${to}`))
    try {
      await hurryTries(test.url)
      await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), patient)
      // Later results of the first process for these jobs have no effect.
      hanging.resolve()
      expect(begun.toSorted()).toEqual(['first hangs', 'first leaves', 'second hangs'])
    } finally {
      await second.stop()
    }
  })
})

describe('jobs that wait for something unreachable', () => {
  const queue = 'needs_another'
  const waiting = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from jobs.job where name = $1 and state = 'retry' and (output ->> 'away')::boolean`,
      [queue],
    )
    return rows[0]?.count ?? 0
  }

  it('are all due as soon as one of them is done, with one query of the queue', async () => {
    let isAway = true
    let done = 0
    const own = createJobs(test.url, database, clock, log)
    own.handle(
      queue,
      async () => {
        if (isAway) throw new Away('nobody answers')
        done += 1
      },
      2,
    )
    await own.start()
    await database.transaction('aurora', async (tx) => {
      for (let job = 0; job < 12; job += 1) await own.enqueue(tx, queue, {})
    })
    await vi.waitFor(async () => expect(await waiting()).toBe(12), patient)
    // From here on, no job becomes due by itself.
    await database.pool.query(`update jobs.job set start_after = now() + interval '1 hour' where name = $1`, [queue])
    isAway = false
    const asked = vi.spyOn(database.pool, 'query')
    try {
      await database.pool.query(
        `update jobs.job set start_after = now() where id = (select id from jobs.job where name = $1 limit 1)`,
        [queue],
      )
      await vi.waitFor(() => expect(done).toBe(12), patient)
      const calls: readonly (readonly unknown[])[] = asked.mock.calls
      const ofAllThatWait = calls.filter(
        ([text, values]) => String(text).includes('retry_count = 0') && Array.isArray(values) && values[2] === null,
      )
      expect(ofAllThatWait).toHaveLength(1)
    } finally {
      asked.mockRestore()
      await own.stop()
    }
  })
})

describe('an outage of hours', () => {
  const queue = 'needs_another_for_long'
  const wanted = 25

  it('uses up no attempts of waiting jobs, even if there are more than are probed with', async () => {
    const own = createJobs(test.url, database, clock, log)
    own.handle(
      queue,
      async () => {
        throw new Away('nobody answers')
      },
      wanted,
    )
    await own.start()
    const states = async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ state: string }>(`select state from jobs.job where name = $1`, [
        queue,
      ])
      return rows.map(({ state }) => state)
    }
    const all = Array.from({ length: wanted }, () => 'retry')
    try {
      for (let job = 0; job < wanted; job += 1) await database.transaction('aurora', (tx) => own.enqueue(tx, queue, {}))
      await vi.waitFor(async () => expect(await states()).toEqual(all), patient)
      // The state after eight attempts with exponential backoff.
      await database.pool.query(
        `update jobs.job set retry_count = 8, start_after = now() + interval '40 minutes' where name = $1`,
        [queue],
      )
      for (let round = 0; round < 3; round += 1) {
        await own.runDue()
        await hurryTries(test.url)
        await own.runDue()
      }
      expect(await states()).toEqual(all)
    } finally {
      await own.stop()
    }
  })
})

describe('mail', () => {
  it('is sent with its text, its safe HTML and a Message-ID that a retry keeps', async () => {
    await post({ id: 'receipt-1', subject: 'greeting' })
    const mail = await vi.waitFor(
      () => {
        const found = sent.find(({ subject }) => subject === 'greeting')
        expect(found).toBeDefined()
        return found
      },
      { timeout: 10_000 },
    )
    expect(mail).toMatchObject({
      message_id: '<receipt-1@aurora.example>',
      to: ['olga@northlight.example'],
      from: { name: 'Aurora', address: 'billing@aurora.example' },
    })
    expect(mail?.html).toContain('Tom &amp; &lt;Jerry&gt;')
    expect(mail?.html).toContain('#006a7c')
    expect(mail?.text).toContain('Tom & <Jerry>')
    expect(mail?.text).toContain('https://aurora.example/invoices/1')
  })

  it('F11 that cannot be sent is retried', async () => {
    await post({ id: 'receipt-2', subject: 'stubborn' })
    await vi.waitFor(
      async () => {
        await hurryTries(test.url)
        expect(sent.some(({ subject }) => subject === 'stubborn')).toBe(true)
      },
      { timeout: 50_000, interval: 100 },
    )
    expect(failures).toBe(0)
  })

  it('that somebody waits for overtakes what else is in the queue', async () => {
    const invoices = Array.from({ length: 60 }, (_, at) => ({ id: `invoice-${at}`, subject: 'one of a night' }))
    await post(...invoices, { id: 'password_recovery-1', subject: 'the link to sign in', urgent: true })
    const order = (): string[] => sent.map(({ subject }) => subject).filter((subject) => /night|link/.test(subject))
    await vi.waitFor(() => expect(order()).toHaveLength(61), { timeout: 30_000 })
    // Those that are sent at once are sent in any order.
    expect(order().indexOf('the link to sign in')).toBeLessThan(20)
  }, 40_000)
})

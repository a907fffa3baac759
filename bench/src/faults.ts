import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { numberAfter, wordAfter } from './arguments.ts'
import { type Effort, type Fault, type Figure, told } from './faults/fault.ts'
import { checkInvariants } from './faults/invariants.ts'
import { registry } from './faults/registry.ts'
import { type Ground, openGround, type World } from './faults/world.ts'
import { report, type Row, withOthers } from './report.ts'

const inWorld = async <T>(ground: Ground, { wired }: Fault, work: (world: World) => Promise<T>): Promise<T> => {
  const world = await ground.open(wired)
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}

/** Time for work in progress at the end of a run, such as notifications, to finish before the checks. */
const calmMs = 1_000

const invariantFigures = async ({ database, witness, settled }: World): Promise<Figure[]> => {
  await settled(60)
  await delay(calmMs)
  const findings = await checkInvariants(database, witness)
  const broken = findings.filter((finding) => finding.broken.length > 0)
  const names = findings.map(({ id }) => id)
  return [
    { figure: `${names[0]} to ${names.at(-1)}: broken`, value: broken.length, goal: '0', met: broken.length === 0 },
    ...broken.map(({ id, says, broken: by }) => ({
      figure: `${id} ${says}`,
      value: `${by.length}: ${by.slice(0, 3).join(', ')}`,
      goal: '0',
      met: false,
    })),
  ]
}

const rowOf =
  (fault: string) =>
  ({ figure, value, goal, met }: Figure): Row => ({
    fault,
    figure,
    value,
    goal,
    met: met === null ? '' : met ? 'yes' : 'NO',
  })

/** The machine and its load, without which half of the figures mean nothing. */
const circumstances = ({ share }: Effort): Figure[] => {
  const [load = 0] = loadavg()
  const perCore = Math.round((load / availableParallelism()) * 10) / 10
  return [
    told('run', `${new Date().toISOString().slice(0, 16)}Z`),
    told('share of the full effort', share),
    told('load of this machine at the start, per core', perCore),
  ]
}

const runFault = async (ground: Ground, fault: Fault, effort: Effort): Promise<Row[]> => {
  const { id, title, run, control } = fault
  console.log(`${id}: ${title}`)
  const lacking = fault.lacks?.(effort)
  if (lacking !== undefined) {
    console.log(`${id} was not run: ${lacking}`)
    return []
  }
  const around = circumstances(effort)
  const figures = await inWorld(ground, fault, async (world) => [
    ...(await run(world, effort)),
    ...(await invariantFigures(world)),
  ])
  const { harm, seen } = await inWorld(ground, fault, (world) => control.run(world, effort))
  const proof: Figure = { figure: `control, without ${control.without}`, value: seen, goal: 'causes harm', met: harm }
  return [...around, ...figures, proof].map(rowOf(id))
}

/**
 * Deliberate failures: `npm run bench -- faults` runs all of them, `faults F1 F4` some, `--share 0.1` with a tenth of
 * the effort, and `--before <commit>` selects the older version for F14.
 *
 * Each runs in its own world with real processes. Afterwards the invariants are checked. Each has a control that
 * removes the guard and must cause harm.
 */
export const faults = async (args: readonly string[]): Promise<void> => {
  const share = numberAfter(args, '--share', 1)
  const before = wordAfter(args, '--before')
  const only = args.flatMap((arg) => arg.split(',')).filter((arg) => /^F\d+$/.test(arg))
  const chosen = registry.filter(({ id }) => only.length === 0 || only.includes(id))
  if (only.some((asked) => !chosen.some(({ id }) => id === asked)))
    throw new Error(`there are ${registry.map(({ id }) => id).join(', ')}`)
  const ground = await openGround()
  const giveUp = (): void => void ground.close().finally(() => process.exit(130))
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp)
  const rows: Row[] = []
  try {
    for (const fault of chosen) rows.push(...(await runFault(ground, fault, { share, before })))
  } finally {
    await ground.close()
  }
  report('faults', rows, withOthers('faults', 'fault', rows))
  if (rows.some(({ met }) => met === 'NO')) process.exitCode = 1
}

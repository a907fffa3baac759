import { Client } from 'pg'
import { whenever } from './database-clients.ts'

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * PostgreSQL logs the plan of each statement. With sequential scans, hash joins and merge joins disabled, a read without a
 * usable index becomes visible.
 */
const settings = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_format = json',
  'auto_explain.log_level = notice',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
]

/** Has PostgreSQL log the plans of all statements that connections opened from now on send to the database. */
export const logPlans = async (url: string): Promise<void> => {
  const owner = new Client({ connectionString: url })
  await owner.connect()
  for (const setting of settings) await owner.query(`alter database ${owner.database} set ${setting}`)
  await owner.end()
}

/** Collects the plans that PostgreSQL logs, until the end of the file. Empty it before what is to be looked at. */
export const collectPlans = (): PlanNode[] => {
  const plans: PlanNode[] = []
  const read = ({ message = '' }: { message?: string | undefined }): void => {
    // The format of auto_explain.
    if (message.includes('plan:'))
      plans.push((JSON.parse(message.slice(message.indexOf('{'))) as { Plan: PlanNode }).Plan)
  }
  whenever('connect', (client) => client.on('notice', read))
  return plans
}

export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

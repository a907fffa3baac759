import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { takenOf } from './parsed-mail.ts'
import { MailReader } from './reader.ts'

/** How many nice levels it stays behind the server. */
const behind = 5

/** Makes the kernel take CPU, and on Linux memory as well, from this process first. */
const stepBehind = (): void => {
  try {
    setPriority(Math.min(19, getPriority() + behind))
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}

stepBehind()
const bytes = await buffer(process.stdin)
const email = await new MailReader({ maxNestingDepth: 10 }).parse(bytes).catch(() => undefined)
if (email !== undefined) {
  const digest = createHash('sha256').update(bytes).digest('hex')
  process.stdout.write(serialize(await takenOf(email, digest)))
}

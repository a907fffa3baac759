import type { ReactNode } from 'react'
import { Failure } from '../../api/failure.ts'

/** A field's error in other words if a colleague has the value already. */
export const unlessTaken = (refused: unknown, field: string, shown: ReactNode, taken: string): ReactNode => {
  if (!(refused instanceof Failure)) return shown
  const problem = refused.problems.find(({ source }) => source?.pointer === `/${field}`)
  return problem?.code === 'conflict' && shown === problem.title ? taken : shown
}

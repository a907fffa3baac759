import { Failure } from '../api/failure.ts'
import { FailureState } from './failure-state.tsx'

const noAnswer = new Failure(0, [])

/** In place of a part of the page whose file could not be fetched. */
export const NotFetched = ({ again }: { again: () => void }) => (
  <FailureState level={2} error={noAnswer} onRetry={again} />
)

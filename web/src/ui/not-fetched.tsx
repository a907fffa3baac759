import { Failure } from '../api/failure.ts'
import { FailureState } from './failure-state.tsx'

const noAnswer = new Failure(0, [])

/** Replaces a part of the page whose file could not be loaded. */
export const NotFetched = ({ again }: { again: () => void }) => (
  <FailureState level={2} error={noAnswer} onRetry={again} />
)

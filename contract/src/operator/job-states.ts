/** How a job is troubled. Apart from what has such jobs: the console's frame knows their states, and needs nothing else of them. */
export const jobStates = ['failed', 'late'] as const

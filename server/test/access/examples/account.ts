import type { Examples } from '../examples.ts'

export const accountExamples = {
  logout: () => ({ spends: 'the caller' }),
  revokeSession: ({ session }) => ({ params: { id: session }, spends: 'the caller' }),
} as const satisfies Partial<Examples>

export const en = {
  externalError: 'An outside service answered with an error',
} as const

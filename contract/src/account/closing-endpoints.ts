import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { ClosedAccount, Closing, ClosingBody, closingObstacles } from './closing.ts'

const tag = 'Profile'
const url = `${billingPath}/profile/closing`

export const getClosing = endpoint({
  operation: 'getClosing',
  method: 'GET',
  url,
  summary: 'Get what keeps the account from being closed',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  answers: { 200: Closing },
})

export const closeAccount = endpoint({
  operation: 'closeAccount',
  method: 'POST',
  url,
  summary:
    'Close the account: all its sessions end, and it is erased 30 days later. Everything that prevents it is answered at once',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: ClosingBody,
  answers: { 200: ClosedAccount },
  errors: [
    ...closingObstacles,
    'password_needed',
    'wrong_password',
    'required',
    'wrong_code',
    'conflict',
    'too_many_requests',
  ],
})

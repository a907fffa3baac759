import { NewPassword } from '@foyer/contract/account/password.ts'

import type { OperatorRole } from '@foyer/contract/operator/operator.ts'

interface OperatorPlan {
  readonly handle: string
  readonly name: string
  readonly role: OperatorRole
  readonly password: string
}

const operators: Readonly<Record<string, readonly Omit<OperatorPlan, 'password'>[]>> = {
  aurora: [
    { handle: 'lena.krause', name: 'Lena Krause', role: 'admin' },
    { handle: 'hanna.brandt', name: 'Hanna Brandt', role: 'support' },
    { handle: 'tomas.horak', name: 'Tomáš Horák', role: 'support' },
    { handle: 'daniel.reuter', name: 'Daniel Reuter', role: 'billing' },
  ],
  sever: [
    { handle: 'maria.sokolova', name: 'Мария Соколова', role: 'admin' },
    { handle: 'pavel.krylov', name: 'Павел Крылов', role: 'support' },
  ],
}

/** The operators; the first one has the demo's key. They sign in with the password of the brand's customers. */
export const operatorsOf = (tenant: string): OperatorPlan[] =>
  (operators[tenant] ?? []).map((plan) => ({ ...plan, password: tenant === 'sever' ? 'Sever-demo-1' : 'Foyer-demo-1' }))

/* Apart from their schemas: what only filters by them loads no library of schemas. */

export const billingKinds = ['internal', 'external', 'manual'] as const
export const activationTypes = ['online', 'offline', 'usb'] as const
export const deliverableStates = ['active', 'trial', 'expiring', 'expired', 'unpaid', 'blocked', 'terminated'] as const

const names: Readonly<Record<string, string>> = { paddle: 'Paddle', paypro: 'PayPro' }

/** An external service by its own name, for the history of a licence. */
export const serviceName = (gateway: string): string => names[gateway] ?? gateway

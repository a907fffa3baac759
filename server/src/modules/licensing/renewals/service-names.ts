const names: Readonly<Record<string, string>> = { paddle: 'Paddle', paypro: 'PayPro' }

/** An outside service under its own name, as the history of a licence tells of it. */
export const serviceName = (gateway: string): string => names[gateway] ?? gateway

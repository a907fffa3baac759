/** The actor in the audit log for what a gateway reports. */
export const auditActor = (gateway: string): string => `gateway:${gateway}`

/** Who acts in the audit log where a gateway reports. */
export const auditActor = (gateway: string): string => `gateway:${gateway}`

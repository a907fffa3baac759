/** How long the filters of the audit log may be. Apart from their schemas: the console's frame reads them from the address. */
export const auditCaps = { object_id: 200, object_type: 64, actor: 200, action: 100 } as const

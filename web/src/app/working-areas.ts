/** Areas of the site map whose screens work in this version. The others keep their address and stay out of the menu. */
export const working = {
  licences: true,
  billing: true,
  purchase: true,
  support: true,
  retroview: true,
  account: true,
  company: true,
  colleagues: true,
  notifications: true,
} as const satisfies Record<string, boolean>

export type Area = keyof typeof working

/** Where each service is mounted. Paths of endpoints are written from these, so that none is misspelt. */
export const clientAreaPath = '/client-area/api/v1'
export const billingPath = '/billing/api/v1'
export const talksPath = '/talks-client/api/v1'
export const retroviewPath = '/retroview/api/v3'
export const pushPath = '/omnifications/client/v1'
export const operatorPath = '/operator/api/v1'
export const licensingPath = '/licensing/api/v1'
export const collectorPath = '/collector/api/v1'

/** What a page may hand to no script, unless it names it. */
const FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'browsing-topics',
  'usb',
  'serial',
  'midi',
] as const

/** The header `permissions-policy` of a page that uses these features of the device itself. */
export const permissionsPolicy = (...own: readonly (typeof FEATURES)[number][]): string =>
  FEATURES.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`).join(', ')

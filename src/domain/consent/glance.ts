/** Whether cookies tell a decision, and whether it grants anything: what every page asks first, apart from all that is asked later. */
export const isDecided = (cookies: string): boolean => /(^|; )veduta-consent=/.test(cookies)

export const isAnythingGranted = (cookies: string): boolean => /(^|; )veduta-consent=C/.test(cookies)

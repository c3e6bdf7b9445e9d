/** Whether cookies contain a decision, and whether it grants anything. Every page needs this first; the rest is loaded later. */
export const hasConsentCookie = (cookies: string): boolean => /(^|; )veduta-consent=/.test(cookies)

export const hasAnyConsent = (cookies: string): boolean => /(^|; )veduta-consent=C/.test(cookies)

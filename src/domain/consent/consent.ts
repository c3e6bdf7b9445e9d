/** What a visitor may allow beyond what the shop needs to work. Spec §6: statistics and marketing. */
export const CONSENT_GROUPS = ['C0002', 'C0004'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** Before a decision nothing is granted. */
export type Consent = { isDecided: boolean; granted: readonly ConsentGroup[] }

const COOKIE = 'veduta-consent'
const DECISION = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`)
/** Half a year; then the shop asks again. */
const SECONDS = 180 * 24 * 60 * 60

export const UNDECIDED: Consent = { isDecided: false, granted: [] }

/** The decision in the cookies ("veduta-consent=C0002.C0004"). An unknown group grants nothing. */
export function parseConsent(cookies: string): Consent {
  const value = DECISION.exec(cookies)?.[1]
  if (value === undefined) return UNDECIDED
  const named = value.split('.')
  return { isDecided: true, granted: CONSENT_GROUPS.filter((group) => named.includes(group)) }
}

/** The cookie that stores a decision. */
export const consentCookie = (granted: readonly ConsentGroup[]): string =>
  `${COOKIE}=${CONSENT_GROUPS.filter((group) => granted.includes(group)).join('.')}; max-age=${SECONDS}; path=/; samesite=lax`

export const isGranted = ({ granted }: Consent, group: ConsentGroup): boolean => granted.includes(group)

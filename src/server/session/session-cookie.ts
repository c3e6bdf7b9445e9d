import type { Session } from '#modules/auth/session.ts'

/** Seconds: no session is older. It ends earlier if it is not used. */
const LIFETIME = 90 * 86_400

/** Shows scripts that somebody is signed in to an account, and nothing more. */
const ACCOUNT_MARKER = 'veduta-account'

/** Seconds. */
const DEVICE_LIFETIME = 180 * 86_400

const SESSION = 'veduta-session'
const DEVICE = 'veduta-device'

/** The prefix prevents other hosts of the same domain from setting it. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The session token in a `cookie` header, not verified. */
export const sessionToken = (cookies: string | null, isSecure: boolean): string | null =>
  valueOf(nameOf(SESSION, isSecure), cookies)

/** The token of a known device in a `cookie` header, not verified. */
export const deviceToken = (cookies: string | null, isSecure: boolean): string | null =>
  valueOf(nameOf(DEVICE, isSecure), cookies)

function valueOf(name: string, cookies: string | null): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && value !== '') return value
  }
  return null
}

/** Lines of `set-cookie` for a new session; for null, lines that delete it. */
export function sessionCookies(session: Session | null, isSecure: boolean): string[] {
  const isHolder = session !== null && !session.customer.isGuest
  const attributesFor = (isSet: boolean) => attributes(isSet ? LIFETIME : 0, isSecure)
  return [
    `${nameOf(SESSION, isSecure)}=${session?.token ?? ''}; ${attributesFor(session !== null)}; HttpOnly`,
    `${ACCOUNT_MARKER}=${isHolder ? 1 : ''}; ${attributesFor(isHolder)}`,
  ]
}

/** The line of `set-cookie` by which a device stays known, also after the sign-out. */
export const deviceCookie = (token: string, isSecure: boolean): string =>
  `${nameOf(DEVICE, isSecure)}=${token}; ${attributes(DEVICE_LIFETIME, isSecure)}; HttpOnly`

const attributes = (seconds: number, isSecure: boolean): string =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`

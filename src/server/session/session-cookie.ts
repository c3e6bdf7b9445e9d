import type { Session } from '#modules/auth/session.ts'

/** Seconds. The session itself ends earlier if it is not used. */
const LIFETIME = 400 * 86_400

/** Shows scripts that somebody is signed in to an account, and nothing more. */
const ACCOUNT_MARKER = 'veduta-account'

/** The prefix prevents other hosts of the same domain from setting it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-veduta-session' : 'veduta-session')

/** The session token in a `cookie` header, not verified. */
export function sessionToken(cookies: string | null, isSecure: boolean): string | null {
  const name = nameOf(isSecure)
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name && value !== '') return value
  }
  return null
}

/** Lines of `set-cookie` for a new session; for null, lines that delete it. */
export function sessionCookies(session: Session | null, isSecure: boolean): string[] {
  const attributesFor = (seconds: number) =>
    `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const isHolder = session !== null && !session.customer.isGuest
  return [
    `${nameOf(isSecure)}=${session?.token ?? ''}; ${attributesFor(session ? LIFETIME : 0)}; HttpOnly`,
    `${ACCOUNT_MARKER}=${isHolder ? 1 : ''}; ${attributesFor(isHolder ? LIFETIME : 0)}`,
  ]
}

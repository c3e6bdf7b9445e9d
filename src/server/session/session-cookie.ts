import type { Session } from '#server/auth/session.ts'

/** Seconds; the session itself ends earlier where nobody uses it. */
const LIFETIME = 400 * 86_400

/** For scripts of the page: somebody is signed in to an account. Says no more than that. */
const HOLDER = 'veduta-account'

/** With the prefix, no other host of the same domain can set it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-veduta-session' : 'veduta-session')

/** What a `cookie` header shows of a session, true or not. */
export function sessionToken(cookies: string | null, isSecure: boolean): string | null {
  const name = nameOf(isSecure)
  for (const pair of (cookies ?? '').split(';')) {
    const [given, value = ''] = pair.trim().split('=', 2)
    if (given === name && value !== '') return value
  }
  return null
}

/** Lines of `set-cookie` for a session that has begun; for null, that there is none. */
export function sessionCookies(session: Session | null, isSecure: boolean): string[] {
  const termsFor = (seconds: number) =>
    `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const isHolder = session !== null && !session.customer.isGuest
  return [
    `${nameOf(isSecure)}=${session?.token ?? ''}; ${termsFor(session ? LIFETIME : 0)}; HttpOnly`,
    `${HOLDER}=${isHolder ? 1 : ''}; ${termsFor(isHolder ? LIFETIME : 0)}`,
  ]
}

import type { Auth } from '#modules/auth/auth.ts'
import type { Session } from '#modules/auth/session.ts'
import { deviceCookie, deviceToken, sessionCookies, sessionToken } from './session-cookie.ts'
import type { Visitor, Visitors } from './visitors.ts'

/**
 * Who sends a request. Visitors get an identity only when they first add something or sign in: before that nothing
 * is stored for them.
 */
export type Caller = {
  /** Null for visitors who have never added anything, and for a customer with a new browser. */
  readonly visitor: Visitor | null
  /** Null if the caller is not signed in. */
  readonly session: Session | null
  /** The origin of the request, as the visitor sees it. */
  readonly origin: string
  /** The caller's own address, if known. */
  readonly address: string | undefined
  /** What the caller's browser calls itself; empty if it does not. */
  readonly userAgent: string
  /** The token that an earlier sign-in left in the browser; not verified. */
  readonly deviceToken: string | null
  /** The owner of the caller's basket and wishlist: the customer, else the visitor. */
  readonly user: { id: string } | null
  /** Creates a visitor, unless the caller already is a visitor or a customer. */
  ensureUser(): { id: string }
  /**
   * Makes the caller a customer. They get a new visitor id, because somebody else may know the old one. `device` is
   * the token by which the browser is known from now on; null leaves it as it is.
   */
  startSession(session: Session, device?: string | null): void
  endSession(): void
  /** Whether the session has ended in this request. */
  readonly isSignedOut: boolean
  /** Lines of `set-cookie` for the response; none if the browser already has the cookies. */
  cookies(): string[]
}

/** `url` is the address as the visitor sees it. `signedIn` is the session that the caller's cookie proves. */
export function createCaller(
  visitors: Visitors,
  headers: Headers,
  url: URL,
  signedIn: Session | null = null,
  address?: string,
): Caller {
  const isSecure = url.protocol === 'https:'
  const initial = visitors.read(headers.get('cookie'), isSecure)
  let visitor = initial
  let session = signedIn
  let isSignedOut = false
  let knownDevice: string | null = null

  const user = () => session?.customer ?? visitor
  const visitorCookies = () => {
    if (visitor === null) return []
    const isCurrent = visitor === initial && !visitors.isDueForRenewal(visitor)
    return isCurrent ? [] : visitors.cookies(visitor, isSecure)
  }
  return {
    origin: url.origin,
    address,
    userAgent: headers.get('user-agent') ?? '',
    deviceToken: deviceToken(headers.get('cookie'), isSecure),
    get visitor() {
      return visitor
    },
    get session() {
      return session
    },
    get user() {
      return user()
    },
    get isSignedOut() {
      return isSignedOut
    },
    ensureUser: () => user() ?? (visitor = visitors.create()),
    startSession(started, device = null) {
      knownDevice = device
      session = started
      visitor = visitors.create()
    },
    endSession() {
      isSignedOut = true
      session = null
      visitor = null
    },
    cookies: () => [
      ...visitorCookies(),
      ...(session === signedIn ? [] : sessionCookies(session, isSecure)),
      ...(knownDevice === null ? [] : [deviceCookie(knownDevice, isSecure)]),
    ],
  }
}

/** Adds to a response what the caller's browser has to know: cookies, and to forget what it has stored. */
export function setCallerHeaders(headers: Headers, caller: Pick<Caller, 'cookies' | 'isSignedOut'>): void {
  for (const line of caller.cookies()) headers.append('set-cookie', line)
  // The next person at this device finds no page of the account in the cache, and nothing that scripts stored.
  if (caller.isSignedOut) headers.set('clear-site-data', '"cache", "storage"')
}

/** The caller, as their cookies prove. A caller without a session cookie needs no database query. */
export async function identifyCaller(
  { visitors, auth }: { visitors: Visitors; auth(): Promise<Pick<Auth, 'session'>> },
  headers: Headers,
  url: URL,
  address: string | undefined,
): Promise<Caller> {
  const token = sessionToken(headers.get('cookie'), url.protocol === 'https:')
  const session = token === null ? null : await (await auth()).session(token)
  return createCaller(visitors, headers, url, session, address)
}

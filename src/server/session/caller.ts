import type { Auth } from '#modules/auth/auth.ts'
import type { Session } from '#modules/auth/session.ts'
import { sessionCookies, sessionToken } from './session-cookie.ts'
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
  /** The owner of the caller's basket and wishlist: the customer, else the visitor. */
  readonly user: { id: string } | null
  /** Creates a visitor, unless the caller already is a visitor or a customer. */
  ensureUser(): { id: string }
  /** Makes the caller a customer. They get a new visitor id, because somebody else may know the old one. */
  startSession(session: Session): void
  endSession(): void
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
    get visitor() {
      return visitor
    },
    get session() {
      return session
    },
    get user() {
      return user()
    },
    ensureUser: () => user() ?? (visitor = visitors.create()),
    startSession(started) {
      session = started
      visitor = visitors.create()
    },
    endSession() {
      session = null
      visitor = null
    },
    cookies: () => [...visitorCookies(), ...(session === signedIn ? [] : sessionCookies(session, isSecure))],
  }
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

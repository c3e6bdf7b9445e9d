import type { Auth } from '#server/auth/auth.ts'
import type { Session } from '#server/auth/session.ts'
import { sessionCookies, sessionToken } from './session-cookie.ts'
import type { Visitor, Visitors } from './visitors.ts'

/** Who asks. He is nobody until he first acts or signs in; only then is there something to remember him for. */
export type Caller = {
  /** Null for somebody who has never acted, and for a customer whose browser is new. */
  readonly visitor: Visitor | null
  /** Null for somebody who is not signed in. */
  readonly session: Session | null
  /** The origin he asks at, as he sees it. */
  readonly origin: string
  /** His own address, where it is known. */
  readonly address: string | undefined
  /** Whose basket and wishlist he has: the customer's, else the visitor's. */
  readonly user: { id: string } | null
  /** Makes a visitor of somebody who acts, unless he is a customer. */
  act(): { id: string }
  /** From now on he is a customer; what he was called as a visitor is forgotten, lest somebody else knows it. */
  enter(session: Session): void
  leave(): void
  /** Lines of `set-cookie` for the answer; none where the browser has what it needs. */
  cookies(): string[]
}

/** `url` is the address as the visitor sees it. `signedIn` is the session that his cookie proves. */
export function callerOf(
  visitors: Visitors,
  headers: Headers,
  url: URL,
  signedIn: Session | null = null,
  address?: string,
): Caller {
  const isSecure = url.protocol === 'https:'
  const known = visitors.known(headers.get('cookie'), isSecure)
  let visitor = known
  let session = signedIn

  const user = () => session?.customer ?? visitor
  const visitorCookies = () => {
    if (visitor === null) return []
    const isTold = visitor === known && !visitors.isDueForRenewal(visitor)
    return isTold ? [] : visitors.cookies(visitor, isSecure)
  }
  return {
    origin: url.origin,
    address,
    get visitor() {
      return visitor
    },
    get session() {
      return session
    },
    get user() {
      return user()
    },
    act: () => user() ?? (visitor = visitors.fresh()),
    enter(begun) {
      session = begun
      visitor = visitors.fresh()
    },
    leave() {
      session = null
      visitor = null
    },
    cookies: () => [...visitorCookies(), ...(session === signedIn ? [] : sessionCookies(session, isSecure))],
  }
}

/** Who asks, as his cookies prove. Somebody without any costs no look into the database. */
export async function recognise(
  { visitors, auth }: { visitors: Visitors; auth(): Promise<Pick<Auth, 'session'>> },
  headers: Headers,
  url: URL,
  address: string | undefined,
): Promise<Caller> {
  const token = sessionToken(headers.get('cookie'), url.protocol === 'https:')
  const session = token === null ? null : await (await auth()).session(token)
  return callerOf(visitors, headers, url, session, address)
}

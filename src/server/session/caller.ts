import type { Visitor, Visitors } from './visitors.ts'

/** Who asks. He is nobody until he first acts; only then is there something to remember him for. */
export type Caller = {
  /** Null for somebody who has never acted. */
  readonly visitor: Visitor | null
  /** Makes a visitor of somebody who acts. */
  act(): Visitor
  /** Lines of `set-cookie` for the answer; none where the browser has what it needs. */
  cookies(): string[]
}

/** `url` is the address as the visitor sees it. */
export function callerOf(visitors: Visitors, headers: Headers, url: URL): Caller {
  const isSecure = url.protocol === 'https:'
  const known = visitors.known(headers.get('cookie'), isSecure)
  let visitor = known
  return {
    get visitor() {
      return visitor
    },
    act: () => (visitor ??= visitors.fresh()),
    cookies() {
      if (visitor === null) return []
      const isTold = visitor === known && !visitors.isDueForRenewal(visitor)
      return isTold ? [] : visitors.cookies(visitor, isSecure)
    },
  }
}

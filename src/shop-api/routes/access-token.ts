import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'
import { HttpError } from './http-error.ts'

/** Whether a path belongs to one visitor's data; reads the path with its escapes decoded. */
export const isPersonalPath = (path: string): boolean =>
  /^\/v1\/(?:baskets|wishlists|customers|orders|payments|transfers|order-news|subscriptions|appointments|reservations|branch-orders)(?:\/|$)/.test(
    path,
  )

/**
 * Refuses a wrong token. Reading the public catalogue needs none; `isNeeded` paths do. A token that is sent
 * must be valid, in X-Access-Token or as the password of Basic.
 */
export function checkAccessToken(headers: Headers, isNeeded: boolean, tokens: readonly string[]): void {
  const sent = headers.get('x-access-token') ?? basicPassword(headers.get('authorization'))
  if (sent === null && isNeeded) throw new HttpError(401, 'An access token is needed')
  if (sent !== null && !tokens.some((token) => timingSafeEqualText(sent, token)))
    throw new HttpError(401, 'The access token is not valid')
}

function basicPassword(authorization: string | null): string | null {
  const match = /^basic\s+([\w+/=-]+)$/i.exec(authorization ?? '')
  if (!match) return authorization === null ? null : ''
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(atobSafely(match[1] ?? '')) ?? []
  return password
}

function atobSafely(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

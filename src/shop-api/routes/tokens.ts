import { Refusal } from './refusal.ts'

/** Whether an address, with what was escaped in it read, is that of one visitor's things. */
export const isPersonal = (path: string): boolean =>
  /^\/v1\/(?:baskets|wishlists|orders|payments|order-news)(?:\/|$)/.test(path)

/**
 * Refuses a wrong token. Reading the catalogue needs none, as it is what every visitor sees, but what `isPersonal` does; who sends one must
 * send a right one, in X-Access-Token or as the password of Basic.
 */
export function checkToken(headers: Headers, isNeeded: boolean, tokens: readonly string[]): void {
  const sent = headers.get('x-access-token') ?? basicPassword(headers.get('authorization'))
  if (sent === null && isNeeded) throw new Refusal(401, 'An access token is needed')
  if (sent !== null && !tokens.includes(sent)) throw new Refusal(401, 'The access token is not valid')
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

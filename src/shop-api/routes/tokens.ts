import { Refusal } from './refusal.ts'

/**
 * Refuses a wrong token. Reading the catalogue needs none, as it is what every visitor sees; who sends one must send a right one, in
 * X-Access-Token or as the password of Basic.
 */
export function checkToken(headers: Headers, tokens: readonly string[]): void {
  const sent = headers.get('x-access-token') ?? basicPassword(headers.get('authorization'))
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

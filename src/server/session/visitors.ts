import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from '#server/tokens/same.ts'

/** Somebody who has acted once. `since` is when his cookie was last renewed, in seconds. */
export type Visitor = { id: string; since: number }

const DAY = 86_400
/** As long as browsers keep a cookie at most; a wishlist is kept for 360 days. */
const LIFETIME = 400 * DAY
const RENEWAL = 30 * DAY

/** For scripts of the page: somebody is here who may have a basket. Says no more than that. */
const KNOWN = 'veduta-known'

const VALUE = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/

type Parts = { secrets: string[]; now(): Date }

/** Tells visitors by a signed cookie. One that was tampered with, or is of no use any more, is no visitor's. */
export function createVisitors({ secrets, now }: Parts) {
  const seconds = () => Math.floor(now().getTime() / 1000)

  function read(value: string): Visitor | null {
    const [, id = '', issued = '', proof = ''] = VALUE.exec(value) ?? []
    if (!secrets.some((secret) => isSame(proof, proofOf(secret, id, issued)))) return null
    const since = Number.parseInt(issued, 36)
    return seconds() - since < LIFETIME ? { id, since } : null
  }

  return {
    /** Whose `cookie` header it is. */
    known(cookies: string | null, isSecure: boolean): Visitor | null {
      const found = valuesOf(nameOf(isSecure), cookies ?? '').map(read)
      return found.find((visitor) => visitor !== null) ?? null
    },

    fresh: (): Visitor => ({ id: randomBytes(16).toString('base64url'), since: seconds() }),

    isDueForRenewal: ({ since }: Visitor): boolean => seconds() - since > RENEWAL,

    /** Lines of `set-cookie`. They survive closing the browser; over https they travel by https alone. */
    cookies({ id }: Visitor, isSecure: boolean): string[] {
      const issued = seconds().toString(36)
      const value = `${id}.${issued}.${proofOf(secrets[0] ?? '', id, issued)}`
      const terms = `Path=/; Max-Age=${LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return [`${nameOf(isSecure)}=${value}; ${terms}; HttpOnly`, `${KNOWN}=1; ${terms}`]
    },
  }
}

export type Visitors = ReturnType<typeof createVisitors>

/** With the prefix, no other host of the same domain can set it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-veduta-visitor' : 'veduta-visitor')

/** More than one where somebody has slipped in another of the same name. */
const valuesOf = (wanted: string, cookies: string): string[] =>
  cookies.split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2)
    return name === wanted ? [value] : []
  })

const proofOf = (secret: string, id: string, issued: string): string =>
  createHmac('sha256', secret).update(`visitor ${id} ${issued}`).digest('base64url')

import { createHmac, randomBytes } from 'node:crypto'
import { rateLimitKey } from '#platform/request-address.ts'
import { timingSafeEqualText } from '#platform/timing-safe-equal.ts'

/** A visitor who has added something. `since` is when their cookie was last renewed, in seconds. */
export type Visitor = { id: string; since: number }

const DAY = 86_400
/** The maximum lifetime of a cookie in browsers. A wishlist lasts 360 days. */
const LIFETIME = 400 * DAY
const RENEWAL = 30 * DAY

/** Shows scripts that the visitor may have a basket, and nothing more. */
const VISITOR_MARKER = 'veduta-known'

const VALUE = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/

type Deps = { secrets: string[]; now(): Date }

/** Recognises visitors by a signed cookie. A forged or expired cookie is ignored. */
export function createVisitors({ secrets, now }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000)

  function verify(value: string): Visitor | null {
    const [, id = '', issued = '', proof = ''] = VALUE.exec(value) ?? []
    if (!secrets.some((secret) => timingSafeEqualText(proof, proofOf(secret, id, issued)))) return null
    const since = Number.parseInt(issued, 36)
    return seconds() - since < LIFETIME ? { id, since } : null
  }

  return {
    /** The visitor of a `cookie` header. */
    read(cookies: string | null, isSecure: boolean): Visitor | null {
      const found = valuesOf(nameOf(isSecure), cookies ?? '').map(verify)
      return found.find((visitor) => visitor !== null) ?? null
    },

    create: (): Visitor => ({ id: randomBytes(16).toString('base64url'), since: seconds() }),

    /** A network address as others may count by it: a hash that nobody without the secret can try addresses against. Undefined where it is unknown. */
    addressHash(address: string | undefined): string | undefined {
      const key = rateLimitKey(address)
      if (key === undefined) return undefined
      return createHmac('sha256', secrets[0] ?? '')
        .update(`address ${key}`)
        .digest('base64url')
        .slice(0, 22)
    },

    /** Proves later that a text came from this shop: nobody without the secret can make one. */
    proofOf: (text: string): string => proofOfText(secrets[0] ?? '', text),

    isProof: (proof: string, text: string): boolean =>
      secrets.some((secret) => timingSafeEqualText(proof, proofOfText(secret, text))),

    isDueForRenewal: ({ since }: Visitor): boolean => seconds() - since > RENEWAL,

    /**
     * Lines of `set-cookie`. The cookies persist when the browser is closed; over https they are sent only over
     * https.
     */
    cookies({ id }: Visitor, isSecure: boolean): string[] {
      const issued = seconds().toString(36)
      const value = `${id}.${issued}.${proofOf(secrets[0] ?? '', id, issued)}`
      const attributes = `Path=/; Max-Age=${LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return [`${nameOf(isSecure)}=${value}; ${attributes}; HttpOnly`, `${VISITOR_MARKER}=1; ${attributes}`]
    },
  }
}

export type Visitors = ReturnType<typeof createVisitors>

/** The prefix prevents other hosts of the same domain from setting it. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-veduta-visitor' : 'veduta-visitor')

/** There can be several if another site has added a cookie of the same name. */
const valuesOf = (cookieName: string, cookies: string): string[] =>
  cookies.split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2)
    return name === cookieName ? [value] : []
  })

const proofOfText = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`text ${text}`).digest('base64url')

const proofOf = (secret: string, id: string, issued: string): string =>
  createHmac('sha256', secret).update(`visitor ${id} ${issued}`).digest('base64url')

import { createHmac } from 'node:crypto'

/** Seconds. */
const LIFETIME = 60 * 60

/** What an external checkout needs of the basket (contracts/rpc, "Checkout"). */
export type CheckoutClaims = {
  basketId: string
  campaignKey?: string
  voucher?: string
  carrier?: string
  preferredCollectionPoint?: { id: string; type: string }
  customData?: Record<string, unknown>
}

/** A JWT, signed with HS256 and the checkout's secret, valid for one hour. `now` in seconds since the epoch. */
export function issueCheckoutToken(
  secret: string,
  claims: CheckoutClaims,
  { now, issuer }: { now: number; issuer: string },
): string {
  const head = encoded({ alg: 'HS256', typ: 'JWT' })
  const body = encoded({ ...claims, iat: now, nbf: now, exp: now + LIFETIME, iss: issuer })
  const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
  return `${head}.${body}.${signature}`
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

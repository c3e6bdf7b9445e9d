import type { ConsentGroup } from '#domain/consent/consent.ts'
import { permissionsPolicy } from '#domain/shop/permissions-policy.ts'
import { CONTAINER_SOURCES } from '#domain/tracking/container.ts'
import { parseVendorTags, vendorSource } from '#domain/tracking/vendor-tag.ts'

/**
 * For every response without its own: camera and microphone are for instruments, and pages that frame one; these allow what they use.
 * Geolocation is for the branch finder, and asks for permission first.
 */
const ALWAYS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy('geolocation', 'payment')],
]

/** Of a page that frames an instrument. */
const FRAMING: [string, string] = [
  'permissions-policy',
  permissionsPolicy('camera', 'geolocation', 'payment'),
]

/** For responses without a policy of their own: they may load nothing. */
const DENY_ALL = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const POLICY = 'content-security-policy'
/** In which a page names its vendors to this file; it leaves the server no further. */
const VENDOR_TAGS = 'x-vendor-tags'
/** By which a page says that instruments may open over it for who has allowed no script of others; it leaves the server no further. */
const FRAMES = 'x-frames-instruments'
const REPLACED = new Set([POLICY, VENDOR_TAGS, FRAMES])

/** What the headers depend on besides the response: the connection, and the visitor's decision. */
export type Recipient = {
  /** Over https the browser is instructed to use only https, for all names below the shop's. */
  isSecure: boolean
  /** What the visitor agreed to: only then the page's policy allows the hosts of the tag manager, or those of a vendor. */
  granted: readonly ConsentGroup[]
}

/**
 * The headers of a response plus the security headers. A page's own policy (Astro's, with the hashes of its
 * scripts) stays; if it does not say who may frame the page, framing is forbidden. Texts say that they are UTF-8.
 * Pictures may be shown elsewhere (emails, search engines), nothing else may be embedded by other origins.
 */
export function withSecurityHeaders(
  headers: [string, string][],
  { isSecure, granted }: Recipient,
): [string, string][] {
  const pageHeaders = new Map(headers)
  const ownPolicy = pageHeaders.get(POLICY) ?? DENY_ALL
  const isFraming = pageHeaders.has(FRAMES) && granted.length === 0
  const policy = isFraming ? withOwnFrames(ownPolicy) : ownPolicy
  const isPicture = pageHeaders.get('content-type')?.startsWith('image/') ?? false
  const added = new Map([...ALWAYS, corp(isPicture), ...(isFraming ? [FRAMING] : [])])
  return [
    ...headers.filter(([name]) => !REPLACED.has(name)).map(withCharset),
    [POLICY, withFrameAncestors(without(policy, withheldSources(pageHeaders.get(VENDOR_TAGS), granted)))],
    ...[...added].filter(([name]) => !pageHeaders.has(name)),
    ...(isSecure ? [HSTS] : []),
  ]
}

const HSTS: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains']

const corp = (isPicture: boolean): [string, string] => [
  'cross-origin-resource-policy',
  isPicture ? 'cross-origin' : 'same-origin',
]

/** Types of text without their encoding, which a browser would otherwise guess. */
const BARE_TEXT = /^(?:text\/[\w.+-]+|application\/xml|image\/svg\+xml)$/

const withCharset = ([name, value]: [string, string]): [string, string] =>
  name === 'content-type' && BARE_TEXT.test(value) ? [name, `${value}; charset=utf-8`] : [name, value]

/** The hosts that the page names and the visitor has not allowed. */
function withheldSources(vendorTags = '', granted: readonly ConsentGroup[]): string[] {
  const tags = parseVendorTags(vendorTags).filter(({ group }) => !granted.includes(group))
  return [...(granted.length > 0 ? [] : CONTAINER_SOURCES), ...tags.map(vendorSource)]
}

const without = (policy: string, sources: readonly string[]): string =>
  policy.replaceAll(/ ([^\s;]+)/g, (part, source: string) => (sources.includes(source) ? '' : part))

const withOwnFrames = (policy: string): string =>
  /(^|;)\s*frame-src\b/.test(policy)
    ? policy.replace(/((?:^|;)\s*frame-src)\b/, "$1 'self'")
    : `${policy.replace(/;?\s*$/, '')}; frame-src 'self'`

const withFrameAncestors = (policy: string): string =>
  /(^|;)\s*frame-ancestors\b/.test(policy)
    ? policy
    : `${policy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`

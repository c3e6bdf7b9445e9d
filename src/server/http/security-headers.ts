/**
 * For every response. Camera and microphone are for try-on and hearing test, geolocation for the branch finder:
 * each asks for permission first.
 */
const ALWAYS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(self), microphone=(self), geolocation=(self), payment=(self), browsing-topics=(), usb=(), serial=(), midi=()',
  ],
]

/** For responses without a policy of their own: they may load nothing. */
const DENY_ALL = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The headers of a response plus the security headers. A page's own policy (Astro's, with the hashes of its
 * scripts) stays; if it does not say who may frame the page, framing is forbidden. Over https the browser is
 * instructed to use only https.
 */
export function withSecurityHeaders(headers: [string, string][], isSecure: boolean): [string, string][] {
  const pageHeaders = new Map(headers)
  const policy = pageHeaders.get('content-security-policy') ?? DENY_ALL
  const added = ALWAYS.filter(([name]) => !pageHeaders.has(name))
  return [
    ...headers.filter(([name]) => name !== 'content-security-policy'),
    ['content-security-policy', withFrameAncestors(policy)],
    ...added,
    ...(isSecure ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
}

const withFrameAncestors = (policy: string): string =>
  /(^|;)\s*frame-ancestors\b/.test(policy)
    ? policy
    : `${policy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`

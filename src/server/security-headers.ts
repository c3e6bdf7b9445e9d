/** For every answer. Camera and microphone are for try-on and hearing test, the place for the branch finder: each asks first. */
const ALWAYS: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(self), microphone=(self), geolocation=(self), payment=(self), browsing-topics=(), usb=(), serial=(), midi=()',
  ],
]

/** Where a page brings no policy of its own: nothing may be loaded by it. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The headers of an answer with those that protect its reader. A page's own policy (Astro's, with the hashes of its scripts) is kept;
 * that nobody may frame it is added where it does not say who may. Over https the browser is told to stay with https.
 */
export function withSecurityHeaders(headers: [string, string][], isSecure: boolean): [string, string][] {
  const own = new Map(headers)
  const policy = own.get('content-security-policy') ?? NOTHING
  const added = ALWAYS.filter(([name]) => !own.has(name))
  return [
    ...headers.filter(([name]) => name !== 'content-security-policy'),
    ['content-security-policy', framed(policy)],
    ...added,
    ...(isSecure ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
}

const framed = (policy: string): string =>
  /(^|;)\s*frame-ancestors\b/.test(policy)
    ? policy
    : `${policy.replace(/;?\s*$/, '')}; frame-ancestors 'none'`

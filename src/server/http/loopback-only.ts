import type { Fetch } from '#clients/http.ts'
import { problem } from '#platform/errors.ts'
import { isLoopbackHost } from '#platform/request-address.ts'
import { isCrossSite } from '#server/session/cross-site.ts'

/**
 * A service for programs of this machine. A page in a browser of this machine may not use it: neither one of another
 * site, nor one whose name was made to lead here.
 */
export const loopbackOnly =
  (service: Fetch): Fetch =>
  (request) => {
    const url = new URL(request.url)
    return isLoopbackHost(url.host) && !isCrossSite(request.headers, url)
      ? service(request)
      : problem(403, 'forbidden')
  }

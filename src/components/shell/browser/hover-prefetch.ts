/** Never prefetched: personal pages, addresses with side effects, the end of a session, and instruments, of which nothing is loaded before a press. */
const NEVER = /\/(basket|checkout|account|signin|signout|success|wishlist|instruments)\//
const AT_MOST = 4

type Place = { origin: string; pathname: string }

/** Selects the links of a page to prefetch: each once, four at a time, and none that leads to another site or has side effects. */
export function createPrefetchQueue() {
  const seen = new Set<string>()
  let running = 0
  return {
    picks(link: Place & { href: string }, here: Place): boolean {
      if (link.origin !== here.origin || link.pathname === here.pathname || NEVER.test(link.pathname))
        return false
      if (running >= AT_MOST || seen.has(link.href)) return false
      seen.add(link.href)
      running += 1
      return true
    },
    /** A selected link has loaded, or has failed. */
    done() {
      running -= 1
    },
  }
}

/**
 * Prefetches the page of a link that a mouse points at, for browsers without speculation rules: by a request of its own, as Safari
 * ignores the hint for it and Firefox takes the page's policy to forbid it.
 */
export function prefetchOnHover(): void {
  prefetch(document.querySelector<HTMLAnchorElement>('a[href]:hover'))
  document.addEventListener(
    'pointerover',
    ({ target }) => prefetch(target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null),
    { passive: true },
  )
}

const queue = createPrefetchQueue()

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.relList.contains('nofollow') || !queue.picks(link, location)) return
  fetch(link.href, { priority: 'low' })
    .then((response) => response.text())
    .catch(() => null)
    .finally(queue.done)
}

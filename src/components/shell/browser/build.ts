const POLL = 5 * 60_000
const GUARD = 10_000
const MARKER = 'veduta.reloaded'

/**
 * Notices that a newer version is being served: the next link is then followed by a full load anyway, so only scripts
 * that are gone matter, and those reload the page once. Spec §4, §9.
 */
export function watchBuild(): void {
  addEventListener('vite:preloadError', reloadOnce)
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/')) reloadOnce()
    },
    true,
  )
  setInterval(() => {
    if (document.visibilityState === 'visible') void look()
  }, POLL)
}

/** Marks the document where its build is no longer the latest, for whoever needs to know. */
async function look(): Promise<void> {
  const answer = await fetch(
    `/builds/latest.json?${Math.floor(performance.timeOrigin + performance.now())}`,
    {
      cache: 'no-store',
    },
  ).catch(() => null)
  if (!answer?.ok) return
  const { id }: { id?: string } = await answer.json()
  const root = document.documentElement
  if (id && id !== root.dataset['build']) root.dataset['newBuild'] = id
}

function reloadOnce(): void {
  const now = performance.timeOrigin + performance.now()
  if (now - Number(sessionStorage.getItem(MARKER)) < GUARD) return
  sessionStorage.setItem(MARKER, String(now))
  location.reload()
}

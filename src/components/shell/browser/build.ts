const POLL = 5 * 60_000
const GUARD = 10_000
const MARKER = 'veduta.reloaded'

/** Whether the browser is sending a form: a reload would end the request. */
let isSent = false

/**
 * Detects that the server has a newer build. Links load their page in full anyway; a listing is then loaded in full as well, and missing
 * scripts reload the page once. Spec §4, §9.
 */
export function watchBuild(): void {
  addEventListener('submit', (event) => (isSent = !event.defaultPrevented))
  addEventListener('vite:preloadError', reloadOnce)
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/')) void reloadOnce()
    },
    true,
  )
  setInterval(() => {
    if (!document.hidden) void look()
  }, POLL)
}

/**
 * Marks the document where its build is no longer the latest: scripts that would replace parts then load the page instead. False where no
 * response came.
 */
async function look(): Promise<boolean> {
  // No cache has an answer for this moment.
  const answer = await fetch(`/builds/latest.json?${Math.floor(present())}`).catch(() => null)
  if (!answer?.ok) return false
  const root = document.documentElement
  const newer = newerBuild(await answer.json(), root.dataset['build'])
  if (newer) root.dataset['newBuild'] = newer
  return true
}

/** The server's build, where it is not the one of this document. */
export const newerBuild = ({ id }: { id?: string }, own: string | undefined): string | undefined =>
  id && id !== own ? id : undefined

/** Milliseconds since the epoch. */
const present = (): number => performance.timeOrigin + performance.now()

/** Without a network the page stays: a reload would lose it. So it does without storage, in which a reload is noted. */
async function reloadOnce(): Promise<void> {
  const now = present()
  try {
    if (!mayReload(now, sessionStorage.getItem(MARKER)) || !(await look()) || isSent) return
    sessionStorage.setItem(MARKER, String(now))
    location.reload()
  } catch {}
}

/** A reload that did not help is not repeated for ten seconds. Milliseconds since the epoch; `last` is the stored value. */
export const mayReload = (now: number, last: string | null): boolean => !(now - Number(last) < GUARD)

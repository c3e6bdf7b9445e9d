import { whenIdle } from '#components/ui/browser/after-load.ts'
import { whenShown } from '#components/ui/browser/when-shown.ts'
import { ifReachable } from '#islands/offline.ts'

const HEART = 'button.wish'

/**
 * Hearts without a page load: a press shows at once, and the script that writes it is loaded then. A visitor whom the server knows may
 * already have wishes; for others there is no request.
 */
export function initWishlistButtons(): void {
  const form = document.getElementById('wish')
  if (!(form instanceof HTMLFormElement)) return
  let fetched: ReturnType<typeof fetchHearts> | undefined
  /** Pressed, and not yet known to be written. */
  const unsent = new Map<HTMLButtonElement, { isWanted: boolean }>()
  const hearts = () => {
    fetched ??= fetchHearts(form)
    // Without a network the next one who asks tries again.
    fetched.catch(() => (fetched = undefined))
    return fetched
  }
  const heartAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>(HEART) : null

  const markUnpressed = () => {
    const unmarked = document.querySelectorAll<HTMLElement>(`${HEART}:not([aria-pressed])`)
    for (const heart of unmarked) heart.ariaPressed = 'false'
    if (unmarked.length > 0) fetched?.then(({ show }) => show()).catch(() => null)
  }
  markUnpressed()
  // Parts of a page are replaced, together with their hearts.
  new MutationObserver(markUnpressed).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', (event) => {
    const heart = heartAt(event)
    if (!heart) return
    event.preventDefault()
    const isWanted = heart.ariaPressed !== 'true'
    heart.ariaPressed = String(isWanted)
    const last = { isWanted }
    unsent.set(heart, last)
    const settle = () => unsent.get(heart) === last && unsent.delete(heart)
    const write = () =>
      hearts().then(
        ({ press }) => void press(heart, isWanted).then(settle),
        () => {
          settle()
          heart.ariaPressed = String(!isWanted)
          void ifReachable(() => form.requestSubmit(heart))
        },
      )
    // After the next paint.
    requestAnimationFrame(() => setTimeout(write))
  })
  // For a shopper who leaves: one request that outlives the page, as of the form. Each wish may be written twice.
  addEventListener('pagehide', () => {
    const body = new URLSearchParams()
    for (const [heart, { isWanted }] of unsent)
      if (isWanted && heart.name === 'add') body.append('add', heart.value)
      else void fetched?.then(({ press }) => press(heart, isWanted))
    if (body.size > 0)
      fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => null)
  })
  // A press will follow and must be handled first.
  document.addEventListener(
    'pointerover',
    (event) => void (event.pointerType === 'mouse' && heartAt(event) && hearts()),
  )
  whenShown(() => {
    if (!document.cookie.includes('veduta-known=1')) return
    whenIdle(
      () =>
        void hearts().then(
          ({ load }) => load(),
          () => null,
        ),
    )
  })
}

const fetchHearts = (form: HTMLFormElement) =>
  import('#islands/wishlist/wishlist-buttons.ts').then((script) => script.wishlistButtons(form))

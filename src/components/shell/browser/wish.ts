const HEART = 'button.wish'

/**
 * Hearts without a journey: a press shows at once, and what writes it is fetched then. Who is known to the server may have some
 * already; nobody else is asked for.
 */
export function keepWishes(): void {
  const form = document.getElementById('wish')
  if (!(form instanceof HTMLFormElement)) return
  let fetched: ReturnType<typeof fetchHearts> | undefined
  const hearts = () => (fetched ??= fetchHearts(form))
  const heartAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>(HEART) : null

  const dress = () => {
    const bare = document.querySelectorAll<HTMLElement>(`${HEART}:not([aria-pressed])`)
    for (const heart of bare) heart.ariaPressed = 'false'
    if (bare.length > 0) fetched?.then(({ show }) => show()).catch(() => null)
  }
  dress()
  // Parts of a page are replaced, and their hearts with them.
  new MutationObserver(dress).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', (event) => {
    const heart = heartAt(event)
    if (!heart) return
    event.preventDefault()
    const isWanted = heart.ariaPressed !== 'true'
    heart.ariaPressed = String(isWanted)
    const write = () =>
      hearts().then(
        ({ press }) => void press(heart, isWanted),
        () => form.requestSubmit(heart),
      )
    // Once it is painted.
    requestAnimationFrame(() => setTimeout(write))
  })
  // A finger is about to press, and what it presses comes first.
  document.addEventListener(
    'pointerover',
    (event) => void (event.pointerType === 'mouse' && heartAt(event) && hearts()),
    { passive: true },
  )
  if (document.cookie.includes('veduta-known=1')) {
    const rest = globalThis.requestIdleCallback ?? setTimeout
    rest(() => void hearts().then(({ load }) => load()))
  }
}

const fetchHearts = (form: HTMLFormElement) =>
  import('#islands/wishlist/hearts.ts').then(({ keepHearts }) => keepHearts(form))

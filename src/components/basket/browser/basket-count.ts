import { basketStorageKey, storeBasketCount } from '#islands/stores/basket-count.ts'

/** Shows the number of items on the icon, by the server's last answer: to this page, to an earlier one or to another tab. */
export function showBasketCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-basket-count]')
  if (!badge) return
  const key = basketStorageKey()
  const show = (count: number) => {
    badge.textContent = count > 99 ? '99+' : String(count)
    badge.hidden = !(count > 0)
  }
  const isKnown = document.cookie.includes('veduta-known=1')
  const recall = () => {
    try {
      show(isKnown ? Number(localStorage.getItem(key)) : 0)
    } catch {
      // A browser without storage shows it after the server's next answer.
    }
  }
  // The page of the basket itself knows best.
  const listed = document.querySelector<HTMLElement>('[data-listed-pieces]')?.dataset['listedPieces']
  if (listed === undefined) recall()
  else {
    storeBasketCount(Number(listed))
    show(Number(listed))
  }
  document.addEventListener('basket:count', (event) => {
    if (event instanceof CustomEvent) show(Number(event.detail))
  })
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    show(Number(event.newValue))
    // Nobody has touched the page yet, so nothing is lost; its script would have drawn the list.
    if (document.querySelector('[data-page-type="basket"] main astro-island[ssr]')) location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recall()
  })
}

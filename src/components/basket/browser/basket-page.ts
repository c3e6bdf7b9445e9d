import { basketStorageKey, storeBasketCount } from '#islands/stores/basket-count.ts'

/** The page of the basket knows best how many items there are, and lists what other tabs have changed. */
export function initBasketPage(): void {
  const listed = document.querySelector<HTMLElement>('[data-listed-pieces]')
  if (!listed) return
  storeBasketCount(Number(listed.dataset['listedPieces']))
  addEventListener('storage', ({ key }) => {
    // Nobody has touched the page yet, so nothing is lost; its script would have drawn the list.
    if (key === basketStorageKey() && document.querySelector('main astro-island[ssr]')) location.reload()
  })
}

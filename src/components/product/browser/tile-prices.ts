/** On the picture, where it moves nothing that is seen already, beside the link to try the frame on. */
const PLACE =
  'position:absolute;inset:auto 0 0 auto;max-width:calc(100% - 2.75rem);padding:.25rem .5rem;background:var(--paper);text-align:end'

/** The address of a product ends with its id. */
const PRODUCT = /-(\d+)\/(?:\?|$)/

/** Adds to the tiles of frames what they cost with the values of the customer's account, also to those that come later. */
export function showTilePrices(): void {
  const { account } = document.querySelector<HTMLElement>('a[data-account]')?.dataset ?? {}
  const requested = new WeakSet<Element>()

  async function show() {
    const tiles = new Map<string, Element>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.tile > a:first-child')) {
      const [, id] = PRODUCT.exec(link.href) ?? []
      const picture = link.querySelector('.picture')
      if (!id || !picture || requested.has(picture)) continue
      requested.add(picture)
      tiles.set(id, picture)
    }
    if (tiles.size === 0) return
    const query = new URLSearchParams([...tiles.keys()].map((id) => ['product', id]))
    const response = await fetch(`${account}?fragment=tiles&${query}`, { redirect: 'manual' }).catch(
      () => null,
    )
    if (!response?.ok) return
    const answer = document.createElement('template')
    answer.innerHTML = await response.text()
    for (const price of answer.content.querySelectorAll<HTMLElement>('[data-of]')) {
      price.style.cssText = PLACE
      tiles.get(price.dataset['of'] ?? '')?.append(price)
    }
  }

  void show()
  const main = document.querySelector('main')
  if (main) new MutationObserver(() => void show()).observe(main, { childList: true, subtree: true })
}

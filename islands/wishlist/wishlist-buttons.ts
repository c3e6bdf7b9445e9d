import type { WishlistTarget } from '#domain/wishlist/wishlist-target.ts'
import { showAlert } from '#islands/stores/alert-actions.ts'
import { announceEvent } from '#islands/stores/announce-event.ts'
import { wishlistCount, isInWishlist, wishlist } from '#islands/stores/wishlist.ts'

const HEARTS = 'button.wish'
const REASONS = new Set(['ItemUnvailable', 'MaximumItemCountReached'])

/** The hearts of the page and the counts beside its links follow the wishlist, of this tab and of other tabs. */
export function wishlistButtons(form: HTMLFormElement) {
  const { $wishlist } = wishlist
  const tabs = new BroadcastChannel(
    `veduta-wishlist-${document.documentElement.dataset['variant']?.slice(-2)}`,
  )
  const postToTabs = tabs.postMessage.bind(tabs)
  const texts = form.dataset
  let shown: number | null = null

  function show(): void {
    const wishes = $wishlist.get()
    if (wishes.items || wishes.pending.size > 0)
      for (const heart of document.querySelectorAll<HTMLButtonElement>(HEARTS)) {
        const pressed = String(isInWishlist(wishes, wishOf(heart)))
        // Writing it again would cost a slow phone its next frame.
        if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed
      }
    const count = wishlistCount(wishes)
    if (count === null || count === shown) return
    shown = count
    showCount(count)
  }

  $wishlist.listen(show)
  tabs.addEventListener('message', ({ data }) => data && wishlist.accept(data))
  addEventListener('pagehide', wishlist.flush)

  function showCount(count: number): void {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
      badge.hidden = count === 0
      badge.textContent = String(count)
      const link = badge.closest('a')
      if (!link) continue
      link.dataset['name'] ??= link.ariaLabel ?? ''
      link.ariaLabel = count === 0 ? link.dataset['name'] : (texts['badge'] ?? '').replace('#', String(count))
    }
  }

  return {
    show,
    load: () => void wishlist.load().catch(() => undefined),
    /** The heart already shows the desired state, unless other changes were written first. */
    async press(heart: HTMLButtonElement, isDesired: boolean): Promise<void> {
      const error = await wishlist.setWished(wishOf(heart), isDesired)
      const { items } = $wishlist.get()
      postToTabs(items)
      // Where the list is not known, the heart is what the server has drawn.
      if (error && !items) heart.ariaPressed = String(heart.closest('[data-wishes]') !== null)
      const item_id = String(wishOf(heart).productId)
      if (isDesired && !error) announceEvent({ event: 'add_to_wishlist', items: [{ item_id }] })
      // The wishlist's page explains a refusal that has a reason.
      if (error && REASONS.has(error)) form.requestSubmit(heart)
      else if (error) showAlert('error', texts['failed'] ?? '')
      else if (isDesired && !heart.closest('[data-wishes]'))
        showAlert('route', texts['added'] ?? '', {
          label: texts['open'] ?? '',
          href: form.getAttribute('action') ?? '',
        })
    },
  }
}

/** Without `data-product`, the value names the product: `p12`. */
function wishOf({ dataset, value }: HTMLButtonElement): WishlistTarget {
  const variant = dataset['variant']
  return {
    productId: Number(dataset['product'] ?? value.slice(1)),
    variantId: variant ? Number(variant) : null,
  }
}

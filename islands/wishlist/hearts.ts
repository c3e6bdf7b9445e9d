import type { Wish } from '#domain/wishlist/membership.ts'
import { tell } from '#islands/stores/alerts.ts'
import { countOf, isWished, wishlist } from '#islands/stores/wishlist.ts'

const HEARTS = 'button.wish'
const REASONS = new Set(['ItemUnvailable', 'MaximumItemCountReached'])

/** The hearts of the page and the counts beside its links follow the wishlist, of this tab and of the others. */
export function keepHearts(form: HTMLFormElement) {
  const { $wishlist } = wishlist
  const others = new BroadcastChannel(`veduta-wishlist-${document.documentElement.dataset['shopId']}`)
  const tellOthers = others.postMessage.bind(others)
  const say = form.dataset
  let shown: number | null = null

  function show(): void {
    const wishes = $wishlist.get()
    if (wishes.items || wishes.wanted.size > 0)
      for (const heart of document.querySelectorAll<HTMLButtonElement>(HEARTS)) {
        const pressed = String(isWished(wishes, wishOf(heart)))
        // Said again, it would cost a slow phone its next frame.
        if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed
      }
    const count = countOf(wishes)
    if (count === null || count === shown) return
    shown = count
    showCount(count)
  }

  $wishlist.listen(show)
  others.addEventListener('message', ({ data }) => data && wishlist.accept(data))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void wishlist.load()
  })

  function showCount(count: number): void {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
      badge.hidden = count === 0
      badge.textContent = String(count)
      const link = badge.closest('a')
      if (!link) continue
      link.dataset['name'] ??= link.ariaLabel ?? ''
      link.ariaLabel = count === 0 ? link.dataset['name'] : (say['badge'] ?? '').replace('#', String(count))
    }
  }

  return {
    show,
    load: () => void wishlist.load().catch(() => undefined),
    /** The heart shows already what is wanted, or did until others were written. */
    async press(heart: HTMLButtonElement, isWanted: boolean): Promise<void> {
      const trouble = await wishlist.want(wishOf(heart), isWanted)
      tellOthers($wishlist.get().items)
      // What was refused for a reason is told on the wishlist's page.
      if (trouble && REASONS.has(trouble)) form.requestSubmit(heart)
      else if (trouble) tell('error', say['failed'] ?? '')
      else if (isWanted && !heart.closest('[data-wishes]'))
        tell('route', say['added'] ?? '', {
          label: say['open'] ?? '',
          href: form.getAttribute('action') ?? '',
        })
    },
  }
}

/** Where nothing else is said, the value names the product: `p12`. */
function wishOf({ dataset, value }: HTMLButtonElement): Wish {
  const variant = dataset['variant']
  return {
    productId: Number(dataset['product'] ?? value.slice(1)),
    variantId: variant ? Number(variant) : null,
  }
}

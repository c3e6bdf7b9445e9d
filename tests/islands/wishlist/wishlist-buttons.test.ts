import { afterEach, expect, test, vi } from 'vitest'
import { dismissAlert } from '#islands/stores/alert-actions.ts'
import { $alerts } from '#islands/stores/alerts.ts'
import { wishlistButtons } from '#islands/wishlist/wishlist-buttons.ts'

afterEach(() => {
  for (const { id } of $alerts.get()) dismissAlert(id)
  vi.unstubAllGlobals()
})

const form = { dataset: { failed: 'Das hat nicht geklappt.' } } as never

/** A heart in a page of a known visitor whose server fails; on the page of the wishlist hearts are drawn filled. */
function stubHeart(isOnWishlist: boolean) {
  const heart = {
    dataset: { product: '5' },
    ariaPressed: String(!isOnWishlist),
    closest: () => (isOnWishlist ? {} : null),
  }
  vi.stubGlobal('document', {
    cookie: 'veduta-known=1',
    documentElement: { dataset: { variant: 'de-de', shopId: '10001' } },
    querySelectorAll: () => [heart],
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = () => undefined
    },
  )
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'upstream' }, { status: 503 }))
  return heart
}

test.each([
  ['on a shelf', false, 'false'],
  ['on the wishlist', true, 'true'],
])(
  'where the list could never be read, a failed press on a heart %s leaves it as it was',
  async (_, isOnWishlist, drawn) => {
    const heart = stubHeart(isOnWishlist)
    await wishlistButtons(form).press(heart as never, !isOnWishlist)
    expect(heart.ariaPressed).toBe(drawn)
    expect($alerts.get().map(({ text }) => text)).toEqual(['Das hat nicht geklappt.'])
  },
)

import { countOf } from '#domain/basket/entries.ts'
import { isKnown, rpc } from '#islands/rpc.ts'
import { rememberCount } from '#islands/stores/basket-count.ts'

/** Who signs in or out, or has ordered, has another basket than the icon remembers. */
if (isKnown())
  rpc('getBasket', { with: '' }).then(
    ({ basket }) => rememberCount(countOf(basket.items)),
    () => undefined,
  )

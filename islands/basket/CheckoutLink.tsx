import { type MouseEvent, useState } from 'react'
import type { translator } from '#islands/translator.ts'
import { ifReachable } from '#islands/offline.ts'
import { rpc } from '#islands/rpc.ts'
import { showAlert } from '#islands/stores/alert-actions.ts'
import { basket as store } from '#islands/stores/basket.ts'
import type { Shop } from './shop.ts'

type Props = {
  className: string
  shop: Shop
  t: ReturnType<
    typeof translator<
      'basket.checkout' | 'basket.checkout.elsewhere' | 'basket.fault' | 'pdp.basket.unavailable'
    >
  >
}

/**
 * Cleans up the basket, then goes to the checkout; where that fails or changes something, it says so and stays. Spec §2 "Basket popover", §8.
 * A link that is opened elsewhere leaves that to the checkout itself, as does one without a script. A shop that takes no orders says so.
 */
export function CheckoutLink({ className, shop: { checkoutHref }, t }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  if (checkoutHref === null) return <p className="text-14 quiet">{t('basket.checkout.elsewhere')}</p>

  const visit = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    // Its own address: at a terminal it is not the one that it was made with.
    const link = event.currentTarget
    setIsBusy(true)
    const readiness = await store.cleanUpForCheckout().finally(() => setIsBusy(false))
    if (readiness === 'ready') return location.assign(link.href)
    // Without a network the script that shows alerts may never come.
    if (readiness === 'unreachable' && !navigator.onLine) return void ifReachable(() => link.click())
    showAlert('error', t(readiness === 'changed' ? 'pdp.basket.unavailable' : 'basket.fault'))
    rpc('logMessage', {
      level: 'warn',
      message: 'a basket could not be taken to the checkout',
      path: location.pathname,
    }).catch(() => null)
  }

  return (
    <a className={className} href={checkoutHref} aria-busy={isBusy || undefined} onClick={visit}>
      {t('basket.checkout')}
    </a>
  )
}

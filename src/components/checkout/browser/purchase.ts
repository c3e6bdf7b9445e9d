import { trackPurchase } from '#islands/stores/tracking.ts'

/** Tells of the order that the page shows, if its buyer agrees to that, and once however often he comes back to it. */
const shown = document.querySelector<HTMLElement>('[data-purchase]')?.dataset['purchase']
const purchase: unknown = JSON.parse(shown ?? 'null')
if (typeof purchase === 'object' && purchase !== null && 'transaction_id' in purchase)
  trackPurchase(String(purchase.transaction_id), { ...purchase })

import { trackPurchase } from '#islands/stores/tracking.ts'

/** Reports the order on the page if its buyer allows that, and only once however often they open the page. */
const shown = document.querySelector<HTMLElement>('[data-purchase]')?.dataset['purchase']
const purchase: unknown = JSON.parse(shown ?? 'null')
if (typeof purchase === 'object' && purchase !== null && 'transaction_id' in purchase)
  trackPurchase(String(purchase.transaction_id), { ...purchase })

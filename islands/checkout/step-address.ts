import type { Step } from '#domain/checkout/step.ts'
import { withStoreMode } from '#domain/shop/store-mode.ts'

/** The address of a step on its page: in store mode where the page is. */
export const stepAddress = (step: Step): string => {
  const address = `?step=${step}`
  return document.documentElement.dataset['storeMode'] === undefined ? address : withStoreMode(address)
}

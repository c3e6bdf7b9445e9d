import { ifReachable } from '#islands/offline.ts'
import { loadBasket } from './load-basket.ts'

/** Adds what a button with `form="to-basket"` names, without leaving the page; without a script the form is submitted. */
export function initAddToBasket(): void {
  const form = document.getElementById('to-basket')
  const status = document.querySelector<HTMLElement>('[data-basket-status]')
  form?.addEventListener('submit', async (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.dataset['plain']) return
    event.preventDefault()
    if (submitter.ariaBusy === 'true') return
    submitter.ariaBusy = 'true'
    try {
      const basket = await loadBasket()
      const isIn = await basket.add({ variantId: Number(submitter.value), quantity: 1 })
      if (status) status.textContent = isIn ? (status.dataset['basketStatus'] ?? '') : ''
      document.dispatchEvent(new CustomEvent('basket:show'))
    } catch {
      // The script of the basket could not be loaded: the form is submitted instead.
      await ifReachable(() => {
        submitter.dataset['plain'] = 'true'
        submitter.click()
      })
    } finally {
      submitter.ariaBusy = null
    }
  })
}

/** Puts into the basket what a button with `form="to-basket"` names, without leaving the page; without a script the form is sent. */
export function addToBasket(): void {
  const form = document.getElementById('to-basket')
  const said = document.querySelector<HTMLElement>('[data-basket-said]')
  form?.addEventListener('submit', async (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.dataset['plain']) return
    event.preventDefault()
    if (submitter.ariaBusy === 'true') return
    submitter.ariaBusy = 'true'
    try {
      const { basket } = await import('#islands/stores/basket.ts')
      const isIn = await basket.add({ variantId: Number(submitter.value), quantity: 1 })
      if (said) said.textContent = isIn ? (said.dataset['basketSaid'] ?? '') : ''
      document.dispatchEvent(new CustomEvent('basket:show'))
    } catch {
      // What puts things in could not be fetched.
      submitter.dataset['plain'] = 'true'
      submitter.click()
    } finally {
      submitter.ariaBusy = null
    }
  })
}

/** Adds goods by the button of a form, says so, and opens the basket's panel. One press at a time. */
export async function addAndShow(form: HTMLFormElement, add: () => Promise<boolean>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button.main')
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  const isIn = await add()
  const status = document.querySelector<HTMLElement>('[data-basket-status]')
  if (status) status.textContent = isIn ? (status.dataset['basketStatus'] ?? '') : ''
  document.dispatchEvent(new CustomEvent('basket:show'))
  if (button) button.ariaBusy = null
}

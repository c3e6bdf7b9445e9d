import { formatNear } from '#domain/branch/near.ts'

/** Sends the form with the place where the visitor is, or says beside the button that nobody knows it. */
export function searchNearMe(form: HTMLFormElement, button: HTMLButtonElement): void {
  const near = form.querySelector<HTMLInputElement>('[name="near"]')
  const term = form.querySelector<HTMLInputElement>('[name="term"]')
  if (!near || !term || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      // The page may be restored by Back.
      button.ariaBusy = null
      near.value = formatNear(coords)
      near.disabled = false
      term.value = ''
      form.requestSubmit()
    },
    () => {
      button.ariaBusy = null
      const status = button.nextElementSibling
      if (status) status.textContent = button.dataset['refused'] ?? ''
    },
    { timeout: 10_000, maximumAge: 600_000 },
  )
}

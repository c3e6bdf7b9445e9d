/**
 * The header's search: an empty term is not submitted, the reset empties the field, and opening the search as an overlay focuses the field.
 */
export function initSearch(): void {
  const overlay = document.getElementById('search')
  const form = overlay?.querySelector('form')
  const input = form?.querySelector('input')
  const submit = form?.querySelector<HTMLButtonElement>('.submit')
  const open = document.querySelector<HTMLButtonElement>('button.open[popovertarget="search"]')
  if (!overlay || !form || !input || !submit || !open) return

  // While its button is disabled, Enter submits nothing either.
  const judge = () => (submit.disabled = input.value.trim() === '')
  input.addEventListener('input', judge)
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    input.value = ''
    input.dispatchEvent(new Event('input'))
    input.focus()
  })
  // Whichever button opens the overlay, the field is focused within the tap itself: only then do phones open their keyboard. In the
  // markup, wide screens would focus it as the page loads.
  input.autofocus = true
  // By its button alone it would come after that in the order of the keyboard.
  open.addEventListener('click', (event) => {
    event.preventDefault()
    overlay.showPopover()
  })
  judge()
}

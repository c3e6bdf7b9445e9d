/**
 * The header's search: an empty term is not submitted, the reset empties the field, and opening the search as an overlay focuses the field.
 */
export function initSearch(): void {
  const form = document.getElementById('search')?.querySelector('form')
  const input = form?.querySelector('input')
  const submit = form?.querySelector<HTMLButtonElement>('.submit')
  if (!form || !input || !submit) return

  const judge = () => (submit.disabled = input.value.trim() === '')
  input.addEventListener('input', judge)
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    input.value = ''
    input.dispatchEvent(new Event('input'))
    input.focus()
  })
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault()
  })
  // Whichever button opens the overlay, the field is focused within the tap itself: only then do phones open their keyboard. In the
  // markup, wide screens would focus it as the page loads.
  input.autofocus = true
  judge()
}

/** The header's search: nothing empty is sent, resetting empties, opening it as an overlay puts the caret in the field. */
export function keepSearch(): void {
  const overlay = document.getElementById('search')
  const form = overlay?.querySelector('form')
  const input = form?.querySelector('input')
  const submit = form?.querySelector<HTMLButtonElement>('.submit')
  const open = document.querySelector<HTMLButtonElement>('button.open[popovertarget="search"]')
  if (!overlay || !form || !input || !submit || !open) return

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
  // Focused within the tap itself: only then do phones bring up their keyboard.
  open.addEventListener('click', (event) => {
    event.preventDefault()
    overlay.showPopover()
    input.focus()
  })
  judge()
}

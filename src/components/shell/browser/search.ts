/** The header's search: nothing empty is sent, resetting empties, opening it as an overlay puts the caret in the field. */
export function keepSearch(): void {
  const overlay = document.getElementById('search')
  const form = overlay?.querySelector('form')
  const input = form?.querySelector('input')
  const submit = form?.querySelector<HTMLButtonElement>('.submit')
  if (!overlay || !form || !input || !submit) return

  const judge = () => (submit.disabled = input.value.trim() === '')
  input.addEventListener('input', judge)
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    input.value = ''
    judge()
    input.focus()
  })
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault()
  })
  overlay.addEventListener('toggle', (event) => {
    if ('newState' in event && event.newState === 'open') input.focus()
  })
  judge()
}

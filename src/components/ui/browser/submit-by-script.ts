/**
 * Lets a script take what a form sends. Where the script cannot be loaded, the form is sent as the press would have sent it, with the value of its
 * button. Without a network nothing is sent.
 */
export function submitByScript(form: HTMLFormElement, take: () => Promise<void>): void {
  let isPlain = false
  form.addEventListener('submit', async (event) => {
    if (isPlain) return
    event.preventDefault()
    try {
      await take()
    } catch {
      if (!navigator.onLine) return
      isPlain = true
      form.requestSubmit(event.submitter)
      isPlain = false
    }
  })
}

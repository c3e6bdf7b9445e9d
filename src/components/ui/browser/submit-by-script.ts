import { ifReachable } from '#islands/offline.ts'

/**
 * Lets a script take what a form sends. Where the script cannot be loaded, the form is sent as the press would have sent it, with the value of its
 * button. Without a network nothing is sent, and the page says so.
 */
export function submitByScript(form: HTMLFormElement, take: () => Promise<void>): void {
  let isPlain = false
  form.addEventListener('submit', async (event) => {
    if (isPlain) return
    event.preventDefault()
    const { submitter } = event
    try {
      await take()
    } catch {
      await ifReachable(() => {
        isPlain = true
        form.requestSubmit(submitter)
        isPlain = false
      })
    }
  })
}

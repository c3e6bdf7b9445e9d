/** The form works as it is; its script is loaded when it is sent. */
export function initLensValues(): void {
  const form = document.querySelector<HTMLFormElement>('#lens-values')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      await (await import('./lens-values.ts')).takeLensValues(form)
    } catch {
      // The script could not be loaded: the form is sent without it.
      form.submit()
    }
  })
}

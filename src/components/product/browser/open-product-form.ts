type FormScript = {
  /** After a field has changed. */
  update?(form: HTMLFormElement, changed: EventTarget | null): void
  submit(form: HTMLFormElement): Promise<void>
}

/** The form works as it is; its scripts are loaded when somebody touches it. */
export function initProductForm(selector: string, load: () => Promise<FormScript>): void {
  const form = document.querySelector<HTMLFormElement>(selector)
  form?.addEventListener('focusin', () => void load(), { once: true })
  form?.addEventListener('change', async ({ target }) => (await load()).update?.(form, target))
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      await (await load()).submit(form)
    } catch {
      // The scripts could not be loaded: the form is sent without them.
      if (navigator.onLine) form.submit()
    }
  })
}

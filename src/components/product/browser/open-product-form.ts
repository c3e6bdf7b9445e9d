import { isChanged } from '#components/ui/browser/is-changed.ts'
import { submitByScript } from '#components/ui/browser/submit-by-script.ts'
import { onUse } from '#islands/on-use.ts'

type FormScript = {
  /** After a field has changed. */
  update?(form: HTMLFormElement, changed: EventTarget | null): void
  submit(form: HTMLFormElement): Promise<void>
}

/** The form works as it is; its scripts are loaded when somebody touches it. */
export function initProductForm(selector: string, load: () => Promise<FormScript>): void {
  const form = document.querySelector<HTMLFormElement>(selector)
  if (!form) return
  onUse(form, () => void load().catch(() => null))
  const update = async (changed: EventTarget | null) => (await load()).update?.(form, changed)
  form.addEventListener('change', ({ target }) => void update(target))
  submitByScript(form, async () => (await load()).submit(form))
  if (isChanged(form)) void update(null)
}

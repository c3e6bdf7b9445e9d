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
  const update = (changed: EventTarget | null) =>
    void load().then(
      (script) => script.update?.(form, changed),
      () => null,
    )
  form.addEventListener('change', ({ target }) => update(target))
  submitByScript(form, async () => (await load()).submit(form))
  if (isChanged(form)) update(null)
}

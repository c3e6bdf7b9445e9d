import { submitByScript } from '#components/ui/browser/submit-by-script.ts'

/** The form works as it is; its script is loaded when it is sent. */
export function initLensValues(): void {
  const form = document.querySelector<HTMLFormElement>('#lens-values')
  if (form) submitByScript(form, async () => (await import('./lens-values.ts')).takeLensValues(form))
}

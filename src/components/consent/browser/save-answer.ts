import { saveConsent } from '#islands/consent/save-consent.ts'
import { chosenGroups } from './chosen-groups.ts'

/** Saves the decision that `ask-script.ts` has noted. The bar removes itself. */
export function saveConsentAnswer(form: HTMLFormElement): void {
  saveConsent(chosenGroups(form, form.dataset['answer'] ?? ''))
}

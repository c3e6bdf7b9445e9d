import { saveConsent } from '#islands/consent/save-consent.ts'
import { chosenGroups } from './chosen-groups.ts'

/** Saves the decision. The bar removes itself. */
export function saveConsentAnswer(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement) saveConsent(chosenGroups(event.target, event))
}

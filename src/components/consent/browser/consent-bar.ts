import { hasConsentCookie } from '#domain/consent/consent-cookie.ts'
import { actTwice } from '#islands/offline.ts'

/**
 * Takes the answer to the question about consent, which `ask-script.ts` has put into the page. Visitors can change their decision on a
 * page that the footer links to. Terminals in branches have no question and measure nothing. Spec §2, §6.
 */
export function initConsentBar(): void {
  const bar = document.getElementById('consent-bar')
  const form = bar?.querySelector('form')
  if (!form) return
  const save = () =>
    void actTwice(() => import('./save-answer.ts').then((script) => script.saveConsentAnswer(form)))
  form.addEventListener('submit', save)
  if ('answer' in form.dataset) save()
  // The decision was made here, by the settings on the page, or on another page before this one was restored.
  for (const name of ['consent', 'pageshow'])
    addEventListener(name, () => hasConsentCookie(document.cookie) && bar?.remove())
}

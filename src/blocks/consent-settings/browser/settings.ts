import { groupCheckboxes, chosenGroups } from '#components/consent/browser/chosen-groups.ts'
import { $consent } from '#islands/stores/consent.ts'
import { saveConsent } from '#islands/consent/save-consent.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consent]')) {
  const status = form.querySelector<HTMLElement>('[role=status]')
  const show = () => {
    for (const box of groupCheckboxes(form))
      box.checked = $consent.get().granted.some((group) => group === box.value)
  }
  form.hidden = false
  $consent.listen(show)
  show()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    saveConsent(chosenGroups(form, event.submitter?.getAttribute('value') ?? ''))
    if (status) status.textContent = status.dataset['savedText'] ?? ''
  })
}

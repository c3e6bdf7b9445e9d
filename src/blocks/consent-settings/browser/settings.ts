import { boxesOf, chosen } from '#components/consent/browser/choice.ts'
import { $consent } from '#islands/stores/consent.ts'
import { decide } from '#islands/stores/decide.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consent]')) {
  const status = form.querySelector<HTMLElement>('[role=status]')
  const show = () => {
    for (const box of boxesOf(form)) box.checked = $consent.get().granted.some((group) => group === box.value)
  }
  form.hidden = false
  $consent.listen(show)
  show()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    decide(chosen(form, event))
    if (status) status.textContent = status.dataset['kept'] ?? ''
  })
}

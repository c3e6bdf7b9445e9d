import { CONSENT_GROUPS } from '#domain/consent/consent.ts'
import { $consent, decide } from '#islands/stores/consent.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-consent]')) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=group]')]
  const status = form.querySelector<HTMLElement>('[role=status]')
  const show = () => {
    for (const box of boxes) box.checked = $consent.get().granted.some((group) => group === box.value)
  }
  form.hidden = false
  $consent.listen(show)
  show()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    const all = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    const wanted = { none: [], every: [...CONSENT_GROUPS] }[all] ?? ticked
    decide(CONSENT_GROUPS.filter((group) => wanted.includes(group)))
    if (status) status.textContent = status.dataset['kept'] ?? ''
  })
}

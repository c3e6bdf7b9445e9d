import { isGranted } from '#domain/consent/consent.ts'
import { $consent } from '#islands/stores/consent.ts'

/** Films of other hosts belong to marketing, but a press on one allows this film and nothing more. Spec §6. */
const GROUP = 'C0004'

for (const stage of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const play = stage.querySelector<HTMLElement>('[data-play]')
  const label = stage.querySelector<HTMLElement>('[data-watch]')
  const notice = stage.querySelector<HTMLElement>('[data-notice]')
  if (!play || !label || !notice) continue
  play.role = 'button'
  const agree = label.textContent
  const show = () => {
    const isAllowed = isGranted($consent.get(), GROUP)
    label.textContent = isAllowed ? (label.dataset['watch'] ?? '') : agree
    notice.hidden = isAllowed
  }
  $consent.listen(show)
  show()
  play.addEventListener('keydown', (event) => {
    if (event.key === ' ') {
      event.preventDefault()
      play.click()
    }
  })
  play.addEventListener('click', (event) => {
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = stage.dataset['video'] ?? ''
    frame.title = stage.dataset['title'] ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    stage.replaceChildren(frame)
    frame.focus()
  })
}

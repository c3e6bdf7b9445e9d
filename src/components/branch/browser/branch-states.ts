import { openState, readHours } from '#domain/branch/open-state.ts'

/** Says of each branch on the page whether it is open, by the hours that the page holds. */
export function showBranchStates(): void {
  const texts = document.querySelector<HTMLElement>('[data-branch-texts]')?.dataset ?? {}
  const now = new Date(performance.timeOrigin + performance.now())
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', timeZone: 'UTC' })
  for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const state = openState(readHours(line.dataset['hours'] ?? ''), line.dataset['zone'] ?? '', now)
    const next = state.kind === 'open' ? { on: 'open', date: 0, time: state.closes } : state.next
    line.classList.toggle('good', state.kind === 'open')
    line.textContent = (texts[next?.on ?? 'closed'] ?? '')
      .replace('{time}', next?.time ?? '')
      .replace('{day}', weekday.format(new Date(next?.date ?? 0)))
  }
}

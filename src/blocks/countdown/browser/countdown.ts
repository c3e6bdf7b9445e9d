import { remaining, msUntilNextTick } from '#domain/content/countdown.ts'

for (const block of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
  const until = Number(block.dataset['countdown'])
  const figures = block.querySelector<HTMLElement>('[role=timer]')
  if (figures) count(block, figures, until)
}

function count(block: HTMLElement, figures: HTMLElement, until: number) {
  const cells = [...figures.querySelectorAll<HTMLElement>('[data-unit]')]
  let shown = ''
  let timer = 0
  // Timers of a hidden page run late: the remaining time is computed again each time.
  const tick = () => {
    const now = Date.now()
    const left = remaining(until, now)
    const text = left && Object.values(left).join(':')
    if (text !== null && text !== shown) {
      shown = text
      figures.hidden = false
      for (const [index, value] of text.split(':').entries())
        if (cells[index]) cells[index].textContent = value.padStart(2, '0')
    }
    clearTimeout(timer)
    if (left) timer = window.setTimeout(tick, msUntilNextTick(until, now))
    else finish(block, figures)
  }
  document.addEventListener('visibilitychange', tick)
  tick()
}

function finish(block: HTMLElement, figures: HTMLElement) {
  const finished = block.querySelector<HTMLElement>('[data-finished]')
  if (!finished) return block.remove()
  figures.hidden = true
  finished.hidden = false
  block.querySelector<HTMLElement>('[data-until]')?.setAttribute('hidden', '')
}

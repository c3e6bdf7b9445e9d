/** Arrows for a scrolling row: they scroll by the visible width, and are disabled at the ends. */
export function initSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) {
    const track = slider.querySelector<HTMLElement>('.slider-track')
    const arrows = slider.querySelector<HTMLElement>('.slider-arrows')
    if (track && arrows) keepArrows(track, arrows)
  }
}

function keepArrows(track: HTMLElement, arrows: HTMLElement) {
  const buttons = [...arrows.querySelectorAll('button')]
  const settle = () => {
    const rest = track.scrollWidth - track.clientWidth
    arrows.hidden = rest < 2
    for (const button of buttons)
      button.ariaDisabled = String(
        button.dataset['by'] === '1' ? track.scrollLeft > rest - 2 : track.scrollLeft < 2,
      )
  }
  for (const button of buttons)
    button.addEventListener('click', () =>
      track.scrollBy({ left: Number(button.dataset['by']) * track.clientWidth * 0.85, behavior: 'smooth' }),
    )
  track.addEventListener('scroll', settle, { passive: true })
  new ResizeObserver(settle).observe(track)
}

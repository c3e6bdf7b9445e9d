const PLACES = '[data-place]'

/** Marks what is chosen in list and map alike. */
export function markChosenPlaces(): void {
  addEventListener('pointerover', choose)
  addEventListener('focusin', choose)
  choose({ target: document.querySelector(`${PLACES}:is(:hover, :focus-within)`) })
}

function choose({ target }: Pick<Event, 'target'>): void {
  const chosen = target instanceof Element && target.closest<HTMLElement>(PLACES)
  if (chosen)
    for (const each of document.querySelectorAll<HTMLElement>(PLACES))
      each.classList.toggle('chosen', each.dataset['place'] === chosen.dataset['place'])
}

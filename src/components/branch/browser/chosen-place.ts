// Marks what is chosen in list and map alike. `finder.ts` loads it with a visitor's first act.
const PLACES = '[data-place]'

function choose({ target }: Pick<Event, 'target'>): void {
  const chosen = target instanceof Element && target.closest<HTMLElement>(PLACES)
  if (chosen)
    for (const each of document.querySelectorAll<HTMLElement>(PLACES))
      each.classList.toggle('chosen', each.dataset['place'] === chosen.dataset['place'])
}

addEventListener('pointerover', choose)
addEventListener('focusin', choose)
choose({ target: document.querySelector(`${PLACES}:is(:hover, :focus-within)`) })

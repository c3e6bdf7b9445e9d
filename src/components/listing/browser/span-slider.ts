/**
 * Draws a slider with two thumbs over each pair of selects in the filters that has none yet. The options are its stops. The selects stay
 * the fields of the form, without which it would send values that nobody chose.
 */
export function drawSliders(): void {
  for (const span of document.querySelectorAll<HTMLElement>('#filters [data-span]')) {
    const [low, high] = span.querySelectorAll('select')
    if (low && high && low.options.length > 2 && !span.querySelector('output')) drawSlider(span, low, high)
  }
}

function drawSlider(span: HTMLElement, low: HTMLSelectElement, high: HTMLSelectElement): void {
  const stops = [...low.options].slice(1).map(({ text }) => text)
  const last = stops.length - 1
  const output = document.createElement('output')
  const from = thumb(low, last, 0)
  const to = thumb(high, last, last)
  const slider = document.createElement('div')
  slider.className = 'slider'
  slider.append(from, to)

  function show(): void {
    for (const each of [from, to]) each.ariaValueText = stops[each.valueAsNumber] ?? ''
    output.value = `${from.ariaValueText} – ${to.ariaValueText}`
    slider.style.setProperty('--from', String(from.valueAsNumber / last))
    slider.style.setProperty('--to', String(to.valueAsNumber / last))
    // Where both are at the upper end, the lower one can still be taken back.
    from.style.zIndex = from.valueAsNumber > last / 2 ? '1' : ''
  }

  slider.addEventListener('input', ({ target }) => {
    if (target === from) from.valueAsNumber = Math.min(from.valueAsNumber, to.valueAsNumber)
    else to.valueAsNumber = Math.max(from.valueAsNumber, to.valueAsNumber)
    // The first option is "any": the ends of the slider choose nothing.
    low.selectedIndex = from.valueAsNumber === 0 ? 0 : from.valueAsNumber + 1
    high.selectedIndex = to.valueAsNumber === last ? 0 : to.valueAsNumber + 1
    show()
  })
  show()
  const focused = [low, high].indexOf(document.activeElement as HTMLSelectElement)
  for (const label of span.querySelectorAll('label')) label.hidden = true
  span.prepend(output, slider)
  if (focused >= 0) [from, to][focused]?.focus()
}

/** A thumb stands where its select does. It is no field of the form itself, yet its changes reach the form. */
function thumb(select: HTMLSelectElement, last: number, open: number): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'range'
  input.name = select.name
  input.max = String(last)
  input.valueAsNumber = select.selectedIndex > 0 ? select.selectedIndex - 1 : open
  input.ariaLabel = select.labels[0]?.querySelector('span')?.textContent?.trim() ?? ''
  input.setAttribute('form', '')
  return input
}

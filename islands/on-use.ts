/** Events by which a visitor turns to an element, before they press anything in it. */
const USE_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin']

/** Runs when a visitor turns to the element by pointer, touch or focus; at once where they did so before the script was there. */
export function onUse(element: Element, run: () => void, signal?: AbortSignal): void {
  for (const name of USE_EVENTS)
    element.addEventListener(name, run, { passive: true, ...(signal && { signal }) })
  if (element.matches(':hover, :focus-within')) run()
}

let isPressed = false

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => void (isPressed = true), { capture: true })
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(name, () => void (isPressed = false), { capture: true })
}

/** Does what moves things on the page once nothing is pressed: a button is to stay under the finger until its press is over. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}

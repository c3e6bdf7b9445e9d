/** How many things are in the basket, as the server said last: for the icon of this page and of the next ones. */
export function rememberCount(count: number): void {
  try {
    localStorage.setItem(place(), String(count))
  } catch {
    // A browser that keeps nothing, or no more, has a basket as well.
  }
  document.dispatchEvent(new CustomEvent('basket:count', { detail: count }))
}

export function rememberedCount(): number {
  try {
    return Number(localStorage.getItem(place()))
  } catch {
    return 0
  }
}

const place = (): string => `veduta-basket-${document.documentElement.dataset['shopId'] ?? ''}`

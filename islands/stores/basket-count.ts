/** Stores how many items the basket has by the server's last answer: for the icon of this page and of the next ones. */
export function storeBasketCount(count: number): void {
  try {
    localStorage.setItem(basketStorageKey(), String(count))
  } catch {
    // The basket also works in a browser whose storage is off or full.
  }
  document.dispatchEvent(new CustomEvent('basket:count', { detail: count }))
}

export function storedBasketCount(): number {
  try {
    return Number(localStorage.getItem(basketStorageKey()))
  } catch {
    return 0
  }
}

/** The shops of a country share a basket. */
export const basketStorageKey = (): string =>
  `veduta-basket-${document.documentElement.dataset['variant']?.slice(-2) ?? ''}`

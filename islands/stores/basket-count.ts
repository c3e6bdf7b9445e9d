/** Stores how many items the basket has by the server's last answer: for the icon of this page and of the next ones. */
export function storeBasketCount(count: number): void {
  try {
    localStorage.setItem(storageKey(), String(count))
  } catch {
    // The basket also works in a browser whose storage is off or full.
  }
  document.dispatchEvent(new CustomEvent('basket:count', { detail: count }))
}

export function storedBasketCount(): number {
  try {
    return Number(localStorage.getItem(storageKey()))
  } catch {
    return 0
  }
}

const storageKey = (): string => `veduta-basket-${document.documentElement.dataset['shopId'] ?? ''}`

/** The pages that a listing leads to, in its order, for search engines. Addresses are absolute. */
export const itemList = (urls: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
})

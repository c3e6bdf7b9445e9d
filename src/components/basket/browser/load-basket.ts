/** The store of the basket, loaded when somebody acts. One import for all of the page's own script, which is small. */
export const loadBasket = async () => (await import('#islands/stores/basket.ts')).basket

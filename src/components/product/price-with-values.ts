/** The attributes by which a script asks for the price of a frame with lenses to values that the visitor has given already. */
export const priceWithValues = (configuratorUrl: string) => ({
  'data-part': `${configuratorUrl}&fragment=price`,
  'data-part-for': 'veduta-(account|known)=1',
})

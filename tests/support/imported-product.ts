/** A product of two shops that the test catalogue does not have, as it is imported. */
export const AHOI = {
  referenceKey: 'ahoi-blue',
  masterKey: 'ahoi',
  names: { '*': 'Ahoi', fr: 'Ohé' },
  shopIds: [1, 4],
  categoryIds: [11],
  attributes: {
    brand: { value: 'lumo', labels: 'Lumo' },
    color: ['blue', { value: 'teal', labels: { de: 'Petrol', '*': 'Teal' } }],
    shape: 'panto',
    polarized: true,
    modelName: 'Ahoi',
  },
  images: [{ hash: 'frames/ahoi.jpg', attributes: { imageKind: 'bust_image' } }],
  sorting: { topseller: 3 },
  customData: { own: 1 },
  variants: [
    {
      referenceKey: 'ahoi-blue-48',
      attributes: { ean: '4006381333931' },
      stock: { quantity: 3 },
      prices: [
        { shopId: 1, withTax: 14_900, vatRate: 0.19, recommendedRetailPrice: 19_900 },
        { shopId: 4, withTax: 15_900, vatRate: 0.081 },
      ],
    },
  ],
}

/** Another one of the same kind. */
export const another = (referenceKey: string) => ({
  ...AHOI,
  referenceKey,
  variants: AHOI.variants.map((variant) => ({ ...variant, referenceKey: `${referenceKey}-1` })),
})

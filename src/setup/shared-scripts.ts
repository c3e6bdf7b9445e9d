/**
 * Modules that several scripts share and that come in one file. Left alone, the bundler makes a file of each set that is loaded together,
 * down to 200 bytes: each is a request more, and compresses by itself. The first list that names a module counts, and what a module imports
 * comes with it; so what everything needs stands first.
 */
export const SHARED_SCRIPTS: Record<string, readonly string[]> = {
  // What every island of React calls. React DOM is in the file that starts islands.
  react: ['node_modules/react/index.js'],
  jsx: ['node_modules/react/jsx-runtime.js', 'i18n/format-text.ts', 'islands/translator.ts'],
  // The script of every page, and scripts that are loaded later.
  page: [
    'vite/preload-helper.js',
    'node_modules/nanostores/atom/index.js',
    'src/components/ui/browser/is-changed.ts',
    'islands/on-use.ts',
    'islands/first-activity.ts',
    'islands/data-saving.ts',
    'islands/offline.ts',
    'islands/stores/alerts.ts',
  ],
  // Islands that show prices or call the server.
  island: [
    'src/domain/result.ts',
    'src/domain/is-record.ts',
    'src/domain/text/number-format.ts',
    'src/domain/money/price.ts',
    'src/domain/money/format.ts',
    'src/domain/money/sum-of.ts',
    'src/domain/prescription/eye-field.ts',
    'src/domain/catalogue/read-attribute.ts',
  ],
  // The configurator and the measurement of pupils.
  'pupil-distance': [
    'src/domain/prescription/near-pupil-distance.ts',
    'src/domain/prescription/pupil-distance-tolerance.ts',
  ],
  // Goods in basket, checkout and configurator; and, but for the popover, their values.
  goods: [
    'islands/basket/ProductImage.tsx',
    'islands/basket/shop.ts',
    'src/domain/image/image-url.ts',
    'src/domain/text/format-day.ts',
    'src/domain/prescription/pair-tint.ts',
    'src/domain/prescription/format-eye-value.ts',
    'src/domain/prescription/office-distance.ts',
    'src/domain/prescription/pupil-distance-source.ts',
    'src/domain/prescription/is-progressive.ts',
  ],
  values: [
    'islands/ui/Icon.tsx',
    'islands/basket/Measures.tsx',
    'islands/prescription/PrescriptionValues.tsx',
    'src/domain/basket/try-on.ts',
    'src/domain/prescription/prism-base.ts',
    'src/domain/prescription/prism-lines.ts',
    'src/domain/prescription/prism-parts.ts',
    'src/domain/prescription/prescription-table.ts',
    'src/domain/prescription/optician-check.ts',
    'src/domain/prescription/measured-line.ts',
  ],
  // The fields of the checkout and of the configurator.
  fields: [
    'islands/checkout/TextField.tsx',
    'islands/checkout/use-focus.ts',
    'islands/ui/Option.tsx',
    'islands/basket/try-on-texts.ts',
    'src/domain/form/length.ts',
    'src/domain/form/rule.ts',
  ],
  // Lenses in the configurator and the try-on: how thick, of what colour.
  lenses: [
    'src/domain/image/tints.ts',
    'src/domain/virtual-try-on/lens-power.ts',
    'src/domain/prescription/ordered-tints.ts',
    'src/domain/prescription/tinting-type.ts',
    'src/domain/prescription/lens-thickness.ts',
  ],
}

/** The lists as the bundler takes them. */
export const scriptGroups = Object.entries(SHARED_SCRIPTS).map(([name, modules]) => ({
  name,
  test: (id: string) => modules.some((module) => id.endsWith(module)),
}))

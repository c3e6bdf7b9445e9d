/**
 * The technical name of a block, in any spelling of the space: words in lower case with underscores.
 *
 * @example componentName('SlideShow') // "slide_show"
 */
export const componentName = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|-/g, '_').toLowerCase()

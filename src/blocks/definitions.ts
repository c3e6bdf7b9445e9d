import accordion from './accordion/definition.ts'
import button from './button/definition.ts'
import categorySlider from './category-slider/definition.ts'
import type { Definition } from './define.ts'
import editorial from './editorial/definition.ts'
import facts from './facts/definition.ts'
import footerColumn from './footer-column/definition.ts'
import hero from './hero/definition.ts'
import page from './page/definition.ts'
import productSlider from './product-slider/definition.ts'
import richText from './rich-text/definition.ts'
import teaser from './teaser/definition.ts'

/** Everything an editor can put into a story, in the form in which the editor takes it: `{ components: DEFINITIONS }`. */
export const DEFINITIONS: readonly Definition[] = [
  ...page,
  ...hero,
  ...teaser,
  ...button,
  ...facts,
  ...categorySlider,
  ...productSlider,
  ...editorial,
  ...richText,
  ...accordion,
  ...footerColumn,
]

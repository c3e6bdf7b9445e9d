import { blocks, defineBlock, LINES, PERCENT, PICTURE, SELECTION, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('shoppable_image', 'Shoppable image', {
    headline: TEXT,
    text: LINES,
    hotspots: { ...blocks('hotspot'), maximum: 12 },
    ...PICTURE,
  }),
  defineBlock('hotspot', 'Hotspot', { left: PERCENT, top: PERCENT, ...SELECTION }),
]

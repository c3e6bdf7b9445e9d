import { assetUrl, isResizable } from '#domain/content/asset.ts'
import type { BlockData } from '#domain/content/block-data.ts'
import { imageUrl } from '#domain/image/image-url.ts'
import { OG_SIZE } from '#domain/image/sizes.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'

/**
 * The picture for social networks of a story that names none: the first that an editor uploaded, else that of its first product. One that cannot be
 * cut is passed over, because the head of a page states the size; logos stand for others than the story.
 */
export function storyPicture(body: readonly PreparedBlock[], blockData: BlockData): string | undefined {
  const pictures = body.filter(({ component }) => component !== 'logo_slider')
  const uploaded = pictures.flatMap(({ props }) => uploadsIn(props)).find(isResizable)
  if (uploaded !== undefined) return assetUrl(uploaded, OG_SIZE) ?? undefined
  const examples = [...blockData.categories.values()].map((category) => category.examples)
  const tiles = [...blockData.products.values(), ...examples].flat()
  const image = tiles.find((tile) => tile.image !== null)?.image
  return image ? imageUrl(image, OG_SIZE) : undefined
}

/** The file names of pictures at any depth of a block, in its order. */
function uploadsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('filename' in value && typeof value.filename === 'string') return [value.filename]
  return Object.values(value).flatMap(uploadsIn)
}

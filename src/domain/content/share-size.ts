import { OG_SIZE } from '#domain/image/sizes.ts'
import { isResizable } from './asset.ts'

const { width, height } = OG_SIZE

/**
 * Whether a picture has the size for social networks, as its address says. The image services of the shop and of the content service cut
 * pictures; others keep their own size.
 */
export function hasShareSize(address: string): boolean {
  if (address.startsWith('/images/')) return address.includes(`width=${width}&height=${height}`)
  return isResizable(address) && address.endsWith(`/m/${width}x${height}`)
}

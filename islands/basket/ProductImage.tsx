import { imageUrl } from '#domain/image/image-url.ts'
import styles from './ProductImage.module.css'

type Props = { image: string | null; width: 120 | 160 }

/** The picture of a basket entry; its name stands beside it. */
export function ProductImage({ image, width }: Props) {
  const at = (scale: number) => imageUrl(image ?? '', { width: width * scale, height: width * scale })
  return (
    <span className={styles['ground']}>
      {image && (
        <img
          src={at(1)}
          srcSet={`${at(1)} 1x, ${at(2)} 2x`}
          width={width}
          height={width}
          alt=""
          loading="lazy"
        />
      )}
    </span>
  )
}

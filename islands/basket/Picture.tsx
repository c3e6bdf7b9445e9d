import { imageAddress } from '#domain/picture/address.ts'
import styles from './Picture.module.css'

type Props = { image: string | null; width: 120 | 160 }

/** The picture of a thing in the basket; what it is called stands beside it. */
export function Picture({ image, width }: Props) {
  const at = (scale: number) => imageAddress(image ?? '', { width: width * scale, height: width * scale })
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

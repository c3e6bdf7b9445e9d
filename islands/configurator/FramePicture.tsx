import { imageUrl } from '#domain/image/image-url.ts'
import { imageHeight } from '#domain/image/sizes.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import { GuideLink } from './GuideLink.tsx'
import { frameImage } from './frame-image.ts'
import type { GlassText } from './glass-texts.ts'
import type { StepProps } from './step-props.ts'
import styles from './FramePicture.module.css'

/** Width of what the picture shows of a front, in mm: all fronts have one scale. */
const PICTURED = 560 / 2.98

const WIDTHS = [480, 720, 960] as const
const SIZES = '(width >= 64rem) 36vw, 100vw'

type Props = Omit<StepProps<GlassText>, 'mistakes'> & {
  /** Cut above and below, without measures: it stays in sight while others scroll. */
  isLow?: boolean
}

/** The frame from the front in the chosen tint, at one scale for all frames, with its width below. */
export function FramePicture({ view, answers, shop, t, isLow = false }: Props) {
  const { frame } = view
  const source = frameImage(view, answers)
  if (source === null) return null
  const at = (width: number) => imageUrl(source, { width, height: imageHeight(width, '16:9') })
  const inset = isLow ? null : frame.width && 50 * (1 - frame.width / PICTURED)
  return (
    <figure className={isLow ? styles['low'] : styles['picture']}>
      <div>
        <img
          src={at(720)}
          srcSet={WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={SIZES}
          width={720}
          height={imageHeight(720, '16:9')}
          alt={isLow ? '' : t('glass.picture', { frame: frame.name })}
          loading="lazy"
        />
        {inset !== null && (
          <svg aria-hidden="true">
            <line x1={`${inset}%`} x2={`${100 - inset}%`} y1="6" y2="6" />
            <line x1={`${inset}%`} x2={`${inset}%`} y1="1" y2="11" />
            <line x1={`${100 - inset}%`} x2={`${100 - inset}%`} y1="1" y2="11" />
          </svg>
        )}
      </div>
      {inset !== null && (
        <figcaption className="text-14 quiet figures">
          {t('glass.picture.width', { width: numberFormat(shop.intl).format(frame.width ?? 0) })}
          {' · '}
          <GuideLink to="size" query={frame.sizeQuery} shop={shop}>
            {t('glass.picture.size')}
          </GuideLink>
        </figcaption>
      )}
    </figure>
  )
}

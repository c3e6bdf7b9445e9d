import { imageUrl } from '#domain/image/image-url.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import { GuideLink } from './GuideLink.tsx'
import { frameImage } from './frame-image.ts'
import type { GlassText } from './glass-texts.ts'
import type { StepProps } from './step-props.ts'
import styles from './FramePicture.module.css'

/** Width of what the picture shows of a front, in mm: all fronts have one scale. */
const PICTURED = 560 / 2.98

/** Width and height of the pictures, 16:9. */
const USUAL = [720, 405] as const
const PICTURES = [[480, 270], USUAL, [960, 540]] as const
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
  const at = ([width, height]: (typeof PICTURES)[number]) => imageUrl(source, { width, height })
  const inset = isLow ? null : frame.width && 50 * (1 - frame.width / PICTURED)
  return (
    <figure className={isLow ? styles['low'] : styles['picture']}>
      <div>
        <img
          src={at(USUAL)}
          srcSet={PICTURES.map((size) => `${at(size)} ${size[0]}w`).join(', ')}
          sizes={SIZES}
          width={USUAL[0]}
          height={USUAL[1]}
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

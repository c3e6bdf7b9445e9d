import type { TintGroup, TintPart } from '#domain/configurator/extras-choice.ts'
import { formatPercent } from '#domain/text/format-day.ts'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { tintName } from '#domain/prescription/tint-name.ts'
import type { TintingType } from '#domain/prescription/tinting-type.ts'
import { tintWarning } from '#domain/prescription/road-warnings.ts'
import type { TranslateGlass } from './glass-texts.ts'
import { signedMoney } from './signed-money.ts'
import type { ConfiguratorShop } from './step-props.ts'
import styles from './TintCard.module.css'

type Props = TintGroup & { chosen: TintPart | null; shop: ConfiguratorShop; t: TranslateGlass }

const wordOf = (type: TintingType) => (type === 'blue light filter' ? 'blue-light-filter' : type)

export const tintWord = (type: TintingType, t: TranslateGlass): string => t(`glass.tint.${wordOf(type)}`)

/** One tinting type: what it does, what it costs, and its colours. */
export function TintCard({ type, parts, chosen, shop, t }: Props) {
  const word = wordOf(type)
  const price = parts[0]?.price.withTax
  return (
    <li className={styles['card']}>
      <p className={styles['head']}>
        <span className="strong">{tintWord(type, t)}</span>
        {price !== undefined && <span className="figures nowrap">{signedMoney(price, shop, t)}</span>}
      </p>
      <p className="quiet text-14">
        {t(`glass.tint-line.${word}`)} {type !== 'clear' && categoryText(parts[0], shop, t)}
      </p>
      <div className={styles['colours']}>
        {parts.map((part) => (
          <label key={part.referenceKey}>
            <input type="radio" name="tint" value={part.referenceKey} defaultChecked={part === chosen} />
            <Swatch of={part} />
            <span className="unseen">{`${tintWord(type, t)}: `}</span>
            {colourName(part, t)}
          </label>
        ))}
      </div>
    </li>
  )
}

/** How dark the lenses are, and whether nobody may drive with them. */
function categoryText(part: TintPart | undefined, { intl }: ConfiguratorShop, t: TranslateGlass): string {
  if (part === undefined) return ''
  const { filter } = part
  const driving = tintWarning(part).includes('tooDark') ? t('glass.category.driving') : ''
  if (filter === null) return driving
  const { category, from, to } = filter
  const key = from === to ? 'glass.transmittance' : 'glass.category'
  const text = t(part.tintingType === 'transition' ? `${key}.sun` : key, {
    category,
    from: Math.round(from * 100),
    to: formatPercent(to, intl),
  })
  return `${text} ${driving}`.trim()
}

/** The frame with the lenses that it has, or none. */
export const PlainTint = ({ isChosen, t }: { isChosen: boolean; t: TranslateGlass }) => (
  <li className={styles['card']}>
    <p className={styles['head']}>
      <span className="strong">{t('glass.tint.none')}</span>
      <span>{t('glass.included')}</span>
    </p>
    <p className="quiet text-14">{t('glass.tint-line.none')}</p>
    <div className={styles['colours']}>
      <label>
        <input type="radio" name="tint" value="" defaultChecked={isChosen} />
        {t('glass.colour.own')}
      </label>
    </div>
  </li>
)

const NAMED = ['clear', 'blue-light', 'brown', 'grey', 'green'] as const

/** Its own name in a colour that has none here. */
function colourName({ color, name }: TintPart, t: TranslateGlass): string {
  const named = NAMED.find((each) => each === color)
  return named ? t(`glass.colour.${named}`) : name
}

function Swatch({ of: { tintingType, color } }: { of: TintPart }) {
  const tint = orderedTint(tintName(tintingType, color))
  if (!tint) return null
  const [upper, lower = upper] = tint.swatch
  return (
    <svg width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={lower} />
      <path d="M3.28 16.72a9.5 9.5 0 0 1 13.44-13.44z" fill={upper} />
    </svg>
  )
}

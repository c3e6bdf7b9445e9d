import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './Choices.module.css'

/** The colour of each frame by its place; without an entry that of its product. */
export type ChosenColours = Readonly<Record<number, number>>

type Props = {
  frame: TryOnFrame
  /** Of its colours. */
  chosen: number
  t: TranslateVirtualTryOn
  onChoose(at: number): void
}

/** The colours of a frame that has several. */
export function ColourChoice({ frame: { colours }, chosen, t, onChoose }: Props) {
  if (colours.length < 2) return null
  return (
    <fieldset className={styles['colours']}>
      <legend className="unseen">{t('virtual-try-on.colours')}</legend>
      {colours.map(({ variantId, swatch }, at) => (
        <div key={variantId}>
          <input
            type="radio"
            id={`colour-${variantId}`}
            name="colour"
            className="unseen"
            checked={chosen === at}
            onChange={() => onChoose(at)}
          />
          <label htmlFor={`colour-${variantId}`}>
            <span className={styles['swatch']} style={{ background: swatchBackground(swatch?.colours) }} />
            <span className="text-14">{swatch?.label}</span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}

/** The second colour fills the lower right half, as on tiles. */
const swatchBackground = ([first, second]: readonly [string, string?] | readonly [] = []) =>
  second ? `linear-gradient(135deg, ${first} 50%, ${second} 50%)` : first

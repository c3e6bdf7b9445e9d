import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import type { GlassChoice } from '#domain/configurator/glass-choice.ts'
import type { IndexOption } from '#domain/configurator/index-options.ts'
import { formatMoney } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import { HalfSection } from './HalfSection.tsx'
import type { TranslateGlass } from './glass-texts.ts'
import { signedMoney } from './signed-money.ts'
import type { ConfiguratorShop } from './step-props.ts'
import { IndexFacts, tenth } from './IndexFacts.tsx'
import styles from './IndexCard.module.css'

type Props = {
  option: IndexOption
  choice: GlassChoice
  shop: ConfiguratorShop
  t: TranslateGlass
}

/** One index: its drawing, what it costs more than the first one, and what it means for the values. */
export function IndexCard({ option, choice, shop, t }: Props) {
  const { part, compact, drawing, index, isSuggested } = option
  const id = `index-${index.key}`
  const means = meaning(option, shop.intl, t)
  const radio = (
    <input
      type="radio"
      id={id}
      name="index"
      value={part.referenceKey}
      defaultChecked={choice.index === part}
      aria-describedby={`${id}-line`}
    />
  )
  return (
    <li className={styles['card']}>
      {isSuggested && <span className={`tag ${styles['tag']}`}>{t('glass.suggested')}</span>}
      <label htmlFor={id} className={styles['name']}>
        <span className={`figures ${styles['number']}`}>{numberFormat(shop.intl).format(index.index)}</span>
        <span className="quiet">{t(`glass.index.${index.tier}`)}</span>
      </label>
      <Price {...{ option, shop, t }} />
      {compact ? null : radio}
      {drawing && (
        <div className={styles['section']}>
          <HalfSection of={drawing} index={index} intl={shop.intl} t={t} />
        </div>
      )}
      <div className={styles['rest']}>
        <p id={`${id}-line`}>
          {means} <span className={means === null ? '' : styles['suits']}>{suits(option, shop.intl, t)}</span>
        </p>
        <IndexFacts {...{ option, choice, shop, t }} />
        {part.form === 'compact' && <p className="text-14">{t('glass.corridor.compact')}</p>}
        {compact && (
          <fieldset className={styles['corridors']}>
            <legend className="unseen">{t('glass.corridor')}</legend>
            <label>
              {radio}
              {t('glass.corridor.regular')}
            </label>
            <label>
              <input
                type="radio"
                name="index"
                value={compact.referenceKey}
                defaultChecked={choice.index === compact}
              />
              <span>{t('glass.corridor.compact')}</span>
              <span className="figures nowrap">
                {signedMoney(minor(compact.price.withTax - part.price.withTax), shop, t)}
              </span>
            </label>
          </fieldset>
        )}
      </div>
    </li>
  )
}

type PartProps = Pick<Props, 'option' | 'shop' | 't'>

function Price({ option: { surcharge, price }, shop, t }: PartProps) {
  return (
    <p className={styles['price']}>
      <span className="text-28 figures strong nowrap">{signedMoney(surcharge, shop, t)}</span>
      <span className="text-14 quiet figures">{t('glass.pair', { price: formatMoney(price, shop) })}</span>
    </p>
  )
}

/** Whom the index suits: the thickest up to, the others from these spheres. As `suggestIndex` has them. */
function suits({ index: { tier } }: IndexOption, intl: string, t: Props['t']): string {
  const signed = (power: number) => formatEyeNumber('sphere', power, intl)
  return t(`glass.fits.${tier}`, {
    minus: signed(tier === 'entry' ? -0.75 : tier === 'standard' ? -1 : -2.5),
    plus: signed(tier === 'entry' ? 1.25 : tier === 'standard' ? 1.5 : 2.5),
  })
}

/** What the index means for these values; null without any. */
function meaning({ relation }: IndexOption, intl: string, t: Props['t']): string | null {
  if (!relation) return null
  const values =
    relation.kind === 'enough'
      ? {}
      : { difference: tenth(relation.difference, intl), to: numberFormat(intl).format(relation.to) }
  return t(`glass.relation.${relation.kind}`, values)
}

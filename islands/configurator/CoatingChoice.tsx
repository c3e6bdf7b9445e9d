import type { Mistake } from '#domain/configurator/answer-name.ts'
import type { CoatingSet, ExtrasChoice } from '#domain/configurator/extras-choice.ts'
import type { CoatingPart } from '#domain/prescription/coatings.ts'
import { Option } from '#islands/ui/Option.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { TranslateGlass } from './glass-texts.ts'
import { signedMoney } from './signed-money.ts'
import type { ConfiguratorShop } from './step-props.ts'
import list from './ChoiceList.module.css'
import styles from './ExtrasStep.module.css'

type Props = {
  choice: ExtrasChoice
  mistakes: readonly Mistake[]
  /** Lenses without values: a frame without lenses has none to coat. */
  isAlone: boolean
  shop: ConfiguratorShop
  t: TranslateGlass
}

/** What the lenses are coated with: one set of coatings that belong together, and any of the shop's own. */
export function CoatingChoice({ choice, mistakes, isAlone, shop, t }: Props) {
  const { coatingSets, ownCoatings, chosenCoatings, isCoated } = choice
  if (coatingSets.length + ownCoatings.length === 0) return null
  return (
    <ChoiceGroup name="coatings" className={`${list['choices']} ${styles['coatings']}`} {...{ mistakes, t }}>
      {isAlone && <p className="quiet">{t('glass.coatings.need')}</p>}
      <ul className={list['list']}>
        {coatingSets.map((set) => (
          <Option
            key={set.answer}
            name="coatings"
            value={set.answer}
            isChosen={set.isChosen}
            {...wordsOf(set, isCoated, t)}
            price={set.answer === '' && !isCoated ? '' : signedMoney(set.price, shop, t)}
          />
        ))}
        {ownCoatings.map((part) => (
          <Option
            key={part.referenceKey}
            type="checkbox"
            name="coatings"
            value={part.referenceKey}
            isChosen={chosenCoatings.includes(part.referenceKey)}
            label={part.name}
            line=""
            price={signedMoney(part.price.withTax, shop, t)}
          />
        ))}
      </ul>
    </ChoiceGroup>
  )
}

/** A set is named by its last coating: a hard coat lies below it. */
function wordsOf(
  { parts }: CoatingSet,
  isCoated: boolean,
  t: TranslateGlass,
): { label: string; line: string } {
  const part = parts.at(-1)
  if (part) {
    const below = parts.length > 1 ? ` ${t('glass.coatings.with-hard')}` : ''
    return { label: part.name, line: lineOf(part, t) + below }
  }
  const word = isCoated ? 'included' : 'none'
  return { label: t(`glass.coatings.${word}`), line: t(`glass.coatings.${word}-line`) }
}

function lineOf({ coating }: CoatingPart, t: TranslateGlass): string {
  if (coating === 'blue-antireflex') return t('glass.coating.blue-light')
  return coating === 'antireflex' ? t('glass.coating.antireflex') : t('glass.coating.hard')
}

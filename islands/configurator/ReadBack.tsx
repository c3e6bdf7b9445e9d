import { EYES, type EyeSide, type Prescription } from '#domain/prescription/eye-field.ts'
import { meaningsOf } from '#domain/prescription/meaning.ts'
import { readBack } from '#domain/prescription/read-back.ts'
import type { TranslateValueSteps } from './values-texts.ts'
import styles from './ReadBack.module.css'

type Props = {
  values: Prescription
  pd: 'typed' | 'measured'
  /** Those that can be read; both unless it says otherwise. */
  eyes?: readonly EyeSide[]
  intl: string
  t: TranslateValueSteps
}

/** The values in a whole sentence, and what they mean. Screen readers hear it when it changes. */
export function ReadBack({ values, pd, eyes = EYES, intl, t }: Props) {
  const parts = readBack(values, pd, { t, intl }, eyes)
  const valuesOf = (side: EyeSide) => (eyes.includes(side) ? values[side] : {})
  const read = { ...values, right: valuesOf('right'), left: valuesOf('left') }
  const meanings = meaningsOf(read).map((meaning) => t(`values.means.${meaning}`))
  return (
    <section className={styles['read']} aria-labelledby="read-back">
      <h2 id="read-back" className="text-14 strong">
        {t('values.read.title')}
      </h2>
      <div aria-live="polite" data-read-back>
        {parts.length === 0 && <p className="quiet">{t('values.read.empty')}</p>}
        <p className={`text-22 figures ${styles['sentence']}`}>
          {parts.map(({ text, isValue }, place) => (isValue ? <b key={place}>{text}</b> : text))}
        </p>
        <p className="quiet">{meanings.join(' ')}</p>
      </div>
    </section>
  )
}

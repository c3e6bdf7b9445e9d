import { EYE_FIELD } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber, formatEyeStep } from '#domain/prescription/format-eye-value.ts'
import { GuideLink } from './GuideLink.tsx'
import { Slip } from './Slip.tsx'
import styles from './ValuesHelp.module.css'

type Props = Parameters<typeof Slip>[0]

/** Where a value stands on the slip, and what to do when the slip is that of contact lenses. */
export function ValuesHelp(props: Props) {
  const { field, shop, t } = props
  const { min, max, step } = EYE_FIELD[field]
  const range = t('values.range', {
    step: formatEyeStep(field, step, shop.intl),
    from: formatEyeNumber(field, min, shop.intl),
    to: formatEyeNumber(field, max, shop.intl),
  })
  return (
    <aside id="values-help" className={styles['help']} tabIndex={-1}>
      <div>
        <h2 className="text-18">{t(`values.help-title.${field}`)}</h2>
        <p className="text-14 quiet">
          {t(`values.help.${field}`)} {range}
        </p>
      </div>
      <div className={styles['slip']}>
        <Slip {...props} />
      </div>
      <p className="text-14">
        {field === 'pd' ? (
          <GuideLink to="pd-tool" shop={shop}>
            {t('values.help.pd-guide')}
          </GuideLink>
        ) : (
          <GuideLink to="sight-prescription" shop={shop}>
            {t('values.help.slip')}
          </GuideLink>
        )}
      </p>
      <details className={styles['contact']}>
        <summary className="text-14">{t('values.contact')}</summary>
        <svg viewBox="0 0 240 92" role="img" aria-label={t('values.contact.slip')}>
          <rect width="240" height="92" rx="4" />
          <text x="12" y="21">
            {t('values.contact.slip')}
          </text>
          {['BC', 'DIA', 'PWR'].map((name, column) => (
            <text key={name} x={52 + column * 68} y="48" textAnchor="middle">
              {name}
            </text>
          ))}
          {[8.6, 14.2, -2].map((value, column) => (
            <text key={value} x={52 + column * 68} y="70" textAnchor="middle">
              {formatEyeNumber(CONTACT_FIELDS[column] ?? 'sphere', value, shop.intl)}
            </text>
          ))}
          <path d="M12 29H228M12 54H228M18 84 222 36" />
        </svg>
        <p className="text-14 quiet">{t('values.contact.text')}</p>
      </details>
    </aside>
  )
}

const CONTACT_FIELDS = ['baseCurve', 'diameter', 'sphere'] as const

import type { Ref } from 'react'
import type { Mistake } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { ConfiguratorText } from './configurator-texts.ts'
import type { ConfiguratorShop, StepProps } from './step-props.ts'
import type { SaveFailure } from './save-step.ts'
import styles from './Notes.module.css'

type Props = {
  view: ConfiguratorView
  mistakes: readonly Mistake[]
  saveFailure: SaveFailure | null
  /** Whether the step is the one that the page was loaded with: its message belongs to it. */
  isFirst: boolean
  shop: ConfiguratorShop
  ref: Ref<HTMLParagraphElement>
  t: StepProps<ConfiguratorText>['t']
}

/** What kept the step from being left, or the pair out of the basket. */
export function Notes({ view, mistakes, saveFailure, isFirst, shop, ref, t }: Props) {
  const [first] = mistakes
  const note = saveFailure ?? (isFirst ? view.note : null)
  return (
    <div role="alert" className={styles['notes']}>
      {note && (
        <p className="note bad-note">
          <Icon name="alert" size={20} />
          <span>
            {t(`configurator.note.${note}`, { names: view.gone })}{' '}
            {note === 'sold-out' && (
              <a className="link" href={shop.base + view.frame.path}>
                {t('configurator.note.sold-out.others')}
              </a>
            )}
          </span>
        </p>
      )}
      {first && (
        <p ref={ref} tabIndex={-1} className="note bad-note">
          <Icon name="alert" size={20} />
          <a
            className="link"
            href={`#${first.name}`}
            onClick={(event) => {
              // Not an entry of the history, whose entries are steps.
              event.preventDefault()
              // The first of them on the page.
              const fields = mistakes
                .map(({ name }) => `[name="${name}"]:not([type=hidden], :checked)`)
                .join()
              document.querySelector<HTMLElement>(fields)?.focus()
            }}
          >
            {t('form.summary', { count: mistakes.length })}
          </a>
        </p>
      )}
    </div>
  )
}

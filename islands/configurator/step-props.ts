import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import type { Values } from '#i18n/format-text.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Language } from '#i18n/variants.ts'

/** The shop of the configurator. A prop. */
export type ConfiguratorShop = {
  intl: string
  currency: string
  language: Language
  /** Stands before every path of the variant: "/de-de", or nothing. */
  base: string
  basketHref: string
  branchesHref: string
  signinHref: string
  /** Of the instrument that measures pupil distances; without it the values have no link to it. */
  pupilDistanceHref?: string | undefined
  /** Of the instrument that shows the frame on a picture; without it the summary has no link to it. */
  virtualTryOnHref?: string | undefined
}

/** What every step is drawn from: `answers` are those of the form as it is now. `Key`: the texts that the step shows. */
export type StepProps<Key extends MessageKey> = {
  view: ConfiguratorView
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  shop: ConfiguratorShop
  t: (key: Key, values?: Values) => string
}

/** The steps of typed values need no frame: they are also shown for values that follow an order. */
export type ValueStepProps<Key extends MessageKey> = Omit<StepProps<Key>, 'view'> & {
  view: Pick<ConfiguratorView, 'context'> & Partial<Pick<ConfiguratorView, 'accountValues'>>
}

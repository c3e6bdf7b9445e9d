import type { GivenLenses } from '#domain/virtual-try-on/lens-power.ts'
import { pressInstrumentLink } from '#islands/instruments/instrument-link.ts'
import type { ConfiguratorText } from './configurator-texts.ts'

type Props = { href: string; lenses: GivenLenses; t: (key: ConfiguratorText) => string }

/** Opens the virtual try-on over the summary, with the frame and lenses as thick as these. */
export function TryOnLink({ href, lenses, t }: Props) {
  return (
    <p>
      <a
        className="link"
        href={href}
        onClick={(event) =>
          void pressInstrumentLink(event, event.currentTarget, () => {}, JSON.stringify(lenses))
        }
      >
        {t('configurator.summary.on-face')}
      </a>
    </p>
  )
}

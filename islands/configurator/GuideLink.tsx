import type { ReactNode } from 'react'
import type { OverlayTarget } from '#islands/stores/overlay.ts'
import type { ConfiguratorShop } from './step-props.ts'

type Props = {
  to: OverlayTarget
  query?: string
  shop: Pick<ConfiguratorShop, 'base'>
  children: ReactNode
}

/** A link to a guide: it opens over the step, and is a page of its own without a script. */
export const GuideLink = ({ to, query = '', shop, children }: Props) => (
  <a className="link" href={`${shop.base}/overlays/${to}/guide/${query}`}>
    {children}
  </a>
)

import type { Carrier } from '#domain/delivery/carrier.ts'

/** The tracking pages of the carriers; the parcel number is added at the end. Spec §9 "Carriers". */
const TRACKING: Record<Carrier, string> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/parcelstatus?query=',
  EXPRESS: 'https://www.dhl.com/de-de/home/tracking/tracking-express.html?tracking-id=',
  POST_AT: 'https://www.post.at/sv/sendungsdetails?snr=',
  POST_CH: 'https://service.post.ch/ekp-web/ui/entry/search/',
  POST_CZ: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers=',
  INPOST_PL: 'https://inpost.pl/sledzenie-przesylek?number=',
  ZASILKOVA: 'https://tracking.packeta.com/cs/?id=',
}

/** Whether a carrier has a name in the reader's language. */
export const isCarrier = (key: string): key is Carrier => Object.hasOwn(TRACKING, key)

/** The tracking page of a parcel; null for an unknown carrier. */
export const trackingUrl = (carrierKey: string, number: string): string | null =>
  isCarrier(carrierKey) ? `${TRACKING[carrierKey]}${encodeURIComponent(number)}` : null

import type { Flags } from '#domain/shop/configuration.ts'
import { type QrCode, qrCode } from '#modules/documents/qr-code.ts'

/** The code with which a phone goes on at an address; null where the shop has none, or there is no address. Spec §6. */
export const phoneCode = (
  flags: Pick<Flags, 'qrCodeByCountry'>,
  address: string | null | undefined,
  page: URL,
): QrCode | null => (flags.qrCodeByCountry && address ? qrCode(new URL(address, page).href) : null)
